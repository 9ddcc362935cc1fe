// Small parts that several pages use.
import { h, type Hooks, type VNode, type VNodeChildren } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Person } from "../wire/received.ts";

export function button(
  label: string,
  press: () => void,
  kind = "",
  attrs: Record<string, string | boolean> = {},
): VNode {
  const classes = kind ? `.${kind.split(" ").join(".")}` : "";
  return h(`button.button${classes}`, { attrs: { type: "button", ...attrs }, on: { click: press } }, label);
}

export function notice(kind: string, children: VNodeChildren, key?: string, hook: Hooks = {}): VNode {
  return h(`div.notice${kind ? `.${kind}` : ""}`, key ? { key, hook } : { hook }, children);
}

/** For what must be seen when it comes: somebody who has scrolled away is led back to it. */
export const intoSight: Hooks = {
  insert: (node) => {
    const shown = node.elm as HTMLElement;
    const room = shown.closest(".panel")?.clientHeight ?? innerHeight;
    shown.scrollIntoView({ block: shown.offsetHeight > room ? "start" : "nearest" });
  },
};

/** A page on which there is nothing but the way home. */
export function nothingHere(app: App, title: string, why = ""): VNode {
  return h("div.card.narrow.stack", [
    h("h1", title),
    why ? h("p", why) : undefined,
    h("div.row", [h("a.button.main", { attrs: { href: "/" } }, app.t("go-home"))]),
  ]);
}

/** A choice of a few, as radio buttons. */
export function choiceOf<T extends string>(
  name: string,
  legend: string,
  options: readonly (readonly [T, string])[],
  chosen: T,
  choose: (value: T) => void,
): VNode {
  return h("fieldset", [
    h("legend", legend),
    h(
      "div.choice",
      options.map(([value, label]) =>
        h("label", { key: value }, [
          h("input", {
            attrs: { type: "radio", name, value },
            props: { checked: value === chosen },
            on: { change: () => choose(value) },
          }),
          label,
        ]),
      ),
    ),
  ]);
}

/** How people are called: an account by its name, a guest by a number. */
export function nameOf(app: App, person: Person | null | undefined): string {
  if (!person) return app.t("nobody");
  if (person.name) return person.name;
  // Only an account that was deleted has no name.
  const isAccount = person.id.startsWith("a");
  return isAccount ? app.t("deleted-account") : app.t("guest", { number: String(person.number) });
}

export const typedValue = (event: Event): string =>
  event.target instanceof HTMLInputElement ||
  event.target instanceof HTMLSelectElement ||
  event.target instanceof HTMLTextAreaElement
    ? event.target.value
    : "";

/** Yes or no. */
export const check = (label: string, checked: boolean, choose: (checked: boolean) => void): VNode =>
  h("label.check", [
    h("input", { attrs: { type: "checkbox" }, props: { checked }, on: { change: () => choose(!checked) } }),
    label,
  ]);

/** Something to type, with its name above it. */
export function typedField(
  id: string,
  label: string,
  value: string,
  type: (value: string) => void,
  attrs: Record<string, string | number | boolean> = {},
): VNode {
  return h("div.field", [
    h("label", { attrs: { for: id } }, label),
    h("input.input", {
      attrs: { id, autocomplete: "off", ...attrs },
      props: { value },
      on: { input: (event: Event) => type(typedValue(event)) },
    }),
  ]);
}
