// The form that opens a group with its first tables.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { check, choiceOf, typedField } from "../ui/parts.ts";
import { fillGroup, openGroup } from "./commands.ts";
import { readPairs } from "./pairs.ts";
import { isReadable, pairsField, regulationsView, submitButton } from "./tables-form.ts";

export function newGroupView(app: App): VNode {
  const { groupForm: form, newTables: draft } = app.state;
  const oneName = form.kind === "simultaneous";
  const lines = readPairs(draft.pairs, oneName ? 1 : 2);
  const ready = form.title.trim() !== "" && (lines.length === 0 || isReadable(lines));
  const pressed = (event: Event): void => {
    event.preventDefault();
    if (ready) void openGroup(app);
  };
  return h("form.card.stack.narrow.new-group", { key: "new-group", on: { submit: pressed } }, [
    h("h1", app.t("group-new")),
    h("p.soft", app.t("groups-what")),
    typedField("group-title", app.t("group-title"), form.title, (title) => fillGroup(app, { title }), {
      maxlength: 80,
      required: true,
      placeholder: app.t("group-title-example"),
    }),
    choiceOf(
      "kind",
      app.t("group-kind"),
      (["pairs", "simultaneous"] as const).map((kind) => [kind, app.t(`group-kind-${kind}`)] as const),
      form.kind,
      (kind) => fillGroup(app, { kind }),
    ),
    ...(oneName
      ? exhibition(app)
      : [check(app.t("group-arbitrates"), form.arbitrates, (arbitrates) => fillGroup(app, { arbitrates }))]),
    pairsField(app, draft, lines, oneName),
    regulationsView(app, draft),
    h("details", [
      h("summary", app.t("group-watching")),
      h("div.stack.tight", [
        check(app.t("group-private"), form.private, (chosen) => fillGroup(app, { private: chosen })),
        typedField("group-delay", app.t("group-delay"), form.delay, (delay) => fillGroup(app, { delay }), {
          type: "number",
          min: 0,
          max: 3600,
          step: 1,
          inputmode: "numeric",
        }),
        h("p.hint", app.t("group-delay-hint")),
      ]),
    ]),
    h("div.row", [submitButton(app.t("group-open"), draft.busy, ready)]),
  ]);
}

function exhibition(app: App): VNode[] {
  const { groupForm: form } = app.state;
  return [
    choiceOf(
      "exhibitor-colour",
      app.t("group-exhibitor-colour"),
      (["white", "black", "any"] as const).map(
        (colour) =>
          [colour, app.t(colour === "any" ? "group-colours-alternate" : `colour-${colour}`)] as const,
      ),
      form.colour,
      (colour) => fillGroup(app, { colour }),
    ),
    check(app.t("group-organiser-plays"), form.organiserPlays, (organiserPlays) =>
      fillGroup(app, { organiserPlays }),
    ),
  ];
}
