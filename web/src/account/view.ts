// The account page: to register, log in and out, and to make tokens for programs.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { button, choiceOf, typedValue } from "../ui/parts.ts";
import type { Scope } from "../wire/sent.ts";
import { change, logOut, makeToken, revoke, submit } from "./commands.ts";
import type { AccountPage } from "./state.ts";

const SCOPES: Scope[] = ["read", "play", "arbitrate", "organise"];

export function accountView(app: App): VNode {
  const name = app.state.me?.person.name;
  return h("div.narrow.stack", { key: "account" }, name ? known(app, name) : [entry(app, app.state.account)]);
}

function entry(app: App, account: AccountPage): VNode {
  const pressed = (event: Event): void => {
    event.preventDefault();
    void submit(app);
  };
  const registers = account.mode === "register";
  return h("form.card.stack", { on: { submit: pressed } }, [
    h("h1", app.t("account")),
    h("p.soft", app.t("account-why")),
    choiceOf(
      "mode",
      app.t("account-mode"),
      [
        ["login", app.t("log-in")],
        ["register", app.t("register")],
      ] as const,
      account.mode,
      (mode) => change(app, { mode }),
    ),
    field("name", app.t("name"), registers ? app.t("name-hint") : "", {
      attrs: { autocomplete: "username", required: true, minlength: 2, maxlength: 24, autocapitalize: "off" },
      props: { value: account.name },
      on: { input: (event: Event) => change(app, { name: typedValue(event) }) },
    }),
    field("password", app.t("password"), registers ? app.t("password-hint") : "", {
      attrs: {
        type: "password",
        autocomplete: registers ? "new-password" : "current-password",
        required: true,
        minlength: 8,
        maxlength: 200,
      },
      props: { value: account.password },
      on: { input: (event: Event) => change(app, { password: typedValue(event) }) },
    }),
    h(
      "button.button.main",
      { attrs: { type: "submit", "aria-busy": String(account.busy) } },
      app.t(registers ? "register" : "log-in"),
    ),
  ]);
}

function field(
  id: string,
  label: string,
  hint: string,
  data: Parameters<typeof h>[1] & { attrs: object },
): VNode {
  const described = hint ? { "aria-describedby": `${id}-hint` } : {};
  return h("div.field", [
    h("label", { attrs: { for: id } }, label),
    h("input.input", { ...data, attrs: { id, ...data.attrs, ...described } }),
    hint ? h("p.hint", { attrs: { id: `${id}-hint` } }, hint) : undefined,
  ]);
}

function known(app: App, name: string): VNode[] {
  return [
    h("section.card.stack", [
      h("h1", name),
      h("div.row", [
        button(app.t("log-out"), () => void logOut(app, false)),
        button(app.t("log-out-everywhere"), () => void logOut(app, true), "warn"),
      ]),
      h("p.hint", app.t("log-out-everywhere-hint")),
    ]),
    tokens(app, app.state.account),
  ];
}

function tokens(app: App, account: AccountPage): VNode {
  const pressed = (event: Event): void => {
    event.preventDefault();
    void makeToken(app);
  };
  const toggled = (scope: Scope): Scope[] =>
    account.scopes.includes(scope)
      ? account.scopes.filter((other) => other !== scope)
      : [...account.scopes, scope];
  return h("section.card.stack", { attrs: { "aria-labelledby": "tokens" } }, [
    h("h2", { attrs: { id: "tokens" } }, app.t("tokens")),
    h("p.hint", app.t("tokens-why")),
    account.tokens && account.tokens.length > 0
      ? h(
          "ul.list",
          account.tokens.map((token) =>
            h("li.item", { key: token.id }, [
              h("div.what", [
                h("strong", token.name),
                h("span.small.soft", token.scopes.map((scope) => app.t(`scope-${scope}`)).join(", ")),
              ]),
              button(app.t("revoke"), () => void revoke(app, token.id), "warn"),
            ]),
          ),
        )
      : undefined,
    account.secret
      ? h("div.field", [
          h("label", { attrs: { for: "secret" } }, app.t("token-secret")),
          h("input.input", { attrs: { id: "secret", readonly: true, value: account.secret } }),
          h("p.hint", app.t("token-once")),
        ])
      : undefined,
    h("form.stack", { on: { submit: pressed } }, [
      field("token-name", app.t("token-name"), "", {
        attrs: { required: true, maxlength: 60 },
        props: { value: account.tokenName },
        on: { input: (event: Event) => change(app, { tokenName: typedValue(event) }) },
      }),
      h("fieldset", [
        h("legend", app.t("token-allows")),
        ...SCOPES.map((scope) =>
          h("label.check", { key: scope }, [
            h("input", {
              attrs: { type: "checkbox" },
              props: { checked: account.scopes.includes(scope) },
              on: { change: () => change(app, { scopes: toggled(scope) }) },
            }),
            app.t(`scope-${scope}`),
          ]),
        ),
      ]),
      h("button.button", { attrs: { type: "submit" } }, app.t("token-make")),
    ]),
  ]);
}
