// The form of one act, drawn from its fields.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { isWood } from "../hands/state.ts";
import { sentence } from "../i18n/speech.ts";
import type { Open } from "../table/state.ts";
import { button, notice } from "../ui/parts.ts";
import type { ActField, ActForm } from "../wire/received.ts";
import { changeSheet, fillIn, submit } from "./commands.ts";
import { claimTerms } from "./claims-view.ts";
import { CONTROLS, type Slot } from "./controls.ts";
import type { ActSheet, Filling } from "./state.ts";

export function formView(app: App, open: Open, sheet: ActSheet, form: ActForm, filling: Filling): VNode {
  const claiming = sheet.listed === "claims";
  // Over the board nobody is told how many moves were made, so a claim is about what stands on the board.
  const shown = form.fields.filter(({ kind, name }) => kind !== "lag" && !(claiming && name === "ply"));
  const busy = filling.sending !== undefined;
  return h(
    "form.stack.act-form",
    {
      key: `form-${form.kind}`,
      attrs: { novalidate: true, "data-form": form.kind },
      on: {
        submit: (event: Event) => {
          event.preventDefault();
          submit(app, form);
        },
      },
      hook: {
        insert: ({ elm }) =>
          (elm as HTMLElement).querySelector<HTMLElement>("input, select, textarea, button")?.focus(),
      },
    },
    [
      ...claimedFor(app, open, sheet, form),
      ...shown.map((field) => fieldView(app, open, form, field, filling)),
      filling.refusal
        ? notice(
            "warn",
            [
              h("p", [
                sentence(app.phrase(filling.refusal.phrase)),
                " ",
                h("span.article", filling.refusal.article),
              ]),
            ],
            "refused",
          )
        : undefined,
      filling.failed ? notice("warn", [h("p", app.t("form-failed"))], "failed") : undefined,
      h("div.row", [
        h(
          "button.button.main",
          { attrs: { type: "submit", ...(busy ? { "aria-busy": "true" } : {}) } },
          claiming ? app.t("claim-finally") : sentence(app.inGame(`word-act-${form.kind}`)),
        ),
        button(app.t("cancel"), () => changeSheet(app, { filling: undefined })),
      ]),
      sheet.as === "spectator" || open.info.yours.length < 2
        ? undefined
        : h("p.small.soft", app.t("acting-as", { role: app.t(`word-${sheet.as}`) })),
    ],
  );
}

/** Before a claim it is told when it applies, and what it costs to be wrong. */
function claimedFor(app: App, open: Open, { listed }: ActSheet, { kind }: ActForm): VNode[] {
  const claim = listed === "claims" ? open.info.claims.find(({ act }) => act === kind) : undefined;
  return claim ? claimTerms(app, claim) : [];
}

/** What the field is called: by the act where a name has several meanings. */
export function labelOf(app: App, form: ActForm, { name }: ActField): string {
  const own = `field-${form.kind}-${name}`;
  return app.inGame(app.speech.has(own) ? own : `field-${name}`);
}

/** Over the board a move is two squares: reading anything else would need to know what is legal. */
const isBySquares = (open: Open, { kind }: ActField): boolean => kind === "move" && isWood(open);

function fieldView(app: App, open: Open, form: ActForm, field: ActField, filling: Filling): VNode {
  const id = `field-${field.name}`;
  const wrong = filling.wrong.includes(field.name);
  const bySquares = isBySquares(open, field);
  const label = bySquares ? app.t("intended-squares") : labelOf(app, form, field);
  const slot: Slot = {
    id,
    name: field.required ? label : app.t("optional-field", { label }),
    draft: filling.drafts[field.name],
    now: () => app.state.table?.sheet?.filling?.drafts[field.name],
    drafts: filling.drafts,
    fill: (draft) => fillIn(app, field.name, draft),
    attrs: {
      ...(wrong ? { "aria-invalid": "true", "aria-describedby": `${id}-wrong` } : {}),
      ...(field.required ? { "aria-required": "true" } : {}),
    },
    open,
  };
  return h("div.act-field", { key: field.name, attrs: { "data-field": field.name } }, [
    CONTROLS[field.kind](app, slot),
    wrong
      ? h(
          "p.hint.wrong",
          { attrs: { id: `${id}-wrong` } },
          app.inGame(bySquares ? "expected-move-squares" : `expected-${field.kind}`),
        )
      : undefined,
  ]);
}
