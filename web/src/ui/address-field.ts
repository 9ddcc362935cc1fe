// An address to be copied, or read by the camera of a phone.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { QrCode } from "../wire/received.ts";
import { copyText } from "./clipboard.ts";
import { button } from "./parts.ts";

export interface Address {
  /** The id of the field. */
  id: string;
  label: string;
  /** The path on this site. */
  path: string;
  copied: boolean;
  /** Says that it was copied. */
  copy: () => void;
}

export function addressField(app: App, { id, label, path, copied, copy }: Address): VNode {
  const address = `${location.origin}${path}`;
  const press = async (): Promise<void> => {
    if (!(await copyText(address))) return;
    copy();
    app.say(app.t("copied"));
  };
  return h("div.field", { key: id }, [
    h("label.small", { attrs: { for: id } }, label),
    h("div.row.nowrap", [
      h("input.input", {
        attrs: { id, readonly: true, value: address },
        on: { focus: (event: FocusEvent) => (event.target as HTMLInputElement).select() },
      }),
      button(app.t(copied ? "copied" : "copy"), () => void press()),
    ]),
  ]);
}

/** Dark on light whatever the colours of the page are, with the quiet zone of four modules that readers need. */
export function qrView({ size, path }: QrCode, label: string): VNode {
  const side = size + 8;
  return h(
    "svg.qr",
    {
      attrs: {
        viewBox: `-4 -4 ${side} ${side}`,
        role: "img",
        "aria-label": label,
        "shape-rendering": "crispEdges",
      },
    },
    [
      h("rect", { attrs: { x: -4, y: -4, width: side, height: side, fill: "#fff" } }),
      h("path", { attrs: { d: path, fill: "#000" } }),
    ],
  );
}
