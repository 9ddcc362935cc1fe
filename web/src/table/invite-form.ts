// Invites an account by its name to a role that is free.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { post, RequestFailed } from "../net/http.ts";
import { typedValue } from "../ui/parts.ts";
import type { Actor } from "../wire/received.ts";
import type { Grant } from "../wire/sent.ts";
import { change } from "./hear.ts";
import type { Inviting, Open, TablePage } from "./state.ts";

const NAME_ID = "invite-name";
const ROLES = ["white", "black", "arbiter"] as const;
const ROLE_TEXTS = { white: "plays-white", black: "plays-black", arbiter: "arbiter" } as const;

export function inviteForm(app: App, page: TablePage, open: Open): VNode | undefined {
  const free = ROLES.filter((role) => !open.info.seats[role]);
  const [first] = free;
  if (!first) return undefined;
  const { inviting } = page;
  const role = free.find((one) => one === inviting.role) ?? first;
  const fill = (filled: Partial<Inviting>): void =>
    change(app, { inviting: { ...page.inviting, ...filled } });
  const pressed = (event: Event): void => {
    event.preventDefault();
    void invite(app, page, role);
  };
  return h("form.invite-form", { key: "invite-form", on: { submit: pressed } }, [
    h("label.small", { attrs: { for: NAME_ID } }, app.t("invite-by-name")),
    h("div.row", [
      h("input.input", {
        attrs: {
          id: NAME_ID,
          required: true,
          maxlength: 24,
          autocomplete: "off",
          autocapitalize: "off",
          spellcheck: "false",
          "aria-invalid": String(inviting.unknown),
          ...(inviting.unknown ? { "aria-describedby": "invite-unknown" } : {}),
        },
        props: { value: inviting.name },
        on: { input: (event: Event) => fill({ name: typedValue(event), unknown: false }) },
      }),
      h(
        "select.select",
        {
          attrs: { "aria-label": app.t("invite-role") },
          props: { value: role },
          on: { change: (event: Event) => fill({ role: typedValue(event) as Actor }) },
        },
        free.map((one) =>
          h("option", { attrs: { value: one, selected: one === role } }, app.t(ROLE_TEXTS[one])),
        ),
      ),
      h("button.button", { attrs: { type: "submit" } }, app.t("invite-send")),
    ]),
    inviting.unknown
      ? h("p.hint.wrong", { attrs: { id: "invite-unknown", role: "alert" } }, app.t("invite-unknown"))
      : undefined,
  ]);
}

async function invite(app: App, { id, inviting }: TablePage, role: Actor): Promise<void> {
  const name = inviting.name.trim();
  const grant: Grant = { role, name };
  await app.attempt(async () => {
    try {
      await post(`/tables/${id}/grants`, grant);
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.fault.fault !== "not-found") throw error;
      change(app, { inviting: { ...inviting, unknown: true } });
      return;
    }
    change(app, { inviting: { name: "", role, unknown: false } });
    app.say(app.t("invite-unanswered", { name, role }));
  });
}
