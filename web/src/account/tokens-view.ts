// Tokens for programs that act in the person's name.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { dayText } from "../i18n/dates.ts";
import { button, typedValue } from "../ui/parts.ts";
import type { Token } from "../wire/received.ts";
import type { Scope } from "../wire/sent.ts";
import { change, makeToken, revoke } from "./commands.ts";
import { field } from "./field.ts";
import { type AccountPage, TOKEN_DAYS, type TokenDays } from "./state.ts";

const SCOPES: Scope[] = ["read", "play", "arbitrate", "organise"];

export function tokensView(app: App, account: AccountPage): VNode {
  const attrs = { "aria-labelledby": "tokens", "data-after": "#tokens" };
  return h("section.card.stack", { key: "tokens", attrs }, [
    h("h2", { attrs: { id: "tokens", tabindex: -1 } }, app.t("tokens")),
    h("p.hint", app.t("tokens-why")),
    account.tokens && account.tokens.length > 0
      ? h(
          "ul.list",
          account.tokens.map((token) => item(app, token)),
        )
      : undefined,
    account.secret ? madeToken(app, account.secret) : undefined,
    form(app, account),
  ]);
}

function item(app: App, token: Token): VNode {
  const scopes = token.scopes.map((scope) => app.t(`scope-${scope}`)).join(", ");
  const { language } = app.state.settings;
  const ends = token.expires_at
    ? ` · ${app.t("token-expires", { date: dayText(language, token.expires_at) })}`
    : "";
  return h("li.item", { key: token.id }, [
    h("div.what", [h("strong", token.name), h("span.small.soft", scopes + ends)]),
    button(app.t("revoke"), () => void revoke(app, token.id), "warn"),
  ]);
}

function madeToken(app: App, secret: string): VNode {
  return h("div.field", [
    h("label", { attrs: { for: "secret" } }, app.t("token-secret")),
    h("input.input", { attrs: { id: "secret", readonly: true, value: secret } }),
    h("p.hint", app.t("token-once")),
  ]);
}

function form(app: App, account: AccountPage): VNode {
  const pressed = (event: Event): void => {
    event.preventDefault();
    void makeToken(app);
  };
  return h("form.stack", { on: { submit: pressed } }, [
    field("token-name", app.t("token-name"), "", {
      attrs: { required: true, maxlength: 60 },
      props: { value: account.tokenName },
      on: { input: (event: Event) => change(app, { tokenName: typedValue(event) }) },
    }),
    h("fieldset", [
      h("legend", app.t("token-allows")),
      ...SCOPES.map((scope) => scopeCheck(app, account.scopes, scope)),
    ]),
    lifetime(app, account.tokenDays),
    h("button.button", { attrs: { type: "submit" } }, app.t("token-make")),
  ]);
}

function scopeCheck(app: App, chosen: Scope[], scope: Scope): VNode {
  const toggled = chosen.includes(scope) ? chosen.filter((other) => other !== scope) : [...chosen, scope];
  return h("label.check", { key: scope }, [
    h("input", {
      attrs: { type: "checkbox" },
      props: { checked: chosen.includes(scope) },
      on: { change: () => change(app, { scopes: toggled }) },
    }),
    app.t(`scope-${scope}`),
  ]);
}

function lifetime(app: App, chosen: TokenDays): VNode {
  const choose = (event: Event): void => {
    const days = TOKEN_DAYS.find((one) => String(one) === typedValue(event));
    if (days !== undefined) change(app, { tokenDays: days });
  };
  return h("div.field", [
    h("label", { attrs: { for: "token-days" } }, app.t("token-lasts")),
    h(
      "select.select",
      { attrs: { id: "token-days" }, props: { value: String(chosen) }, on: { change: choose } },
      TOKEN_DAYS.map((days) =>
        h(
          "option",
          { attrs: { value: String(days), selected: days === chosen } },
          days === 0 ? app.t("token-for-ever") : app.t("time-days", { count: days }),
        ),
      ),
    ),
  ]);
}
