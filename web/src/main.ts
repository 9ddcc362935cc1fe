// Where the page begins.
import { App } from "./app/app.ts";
import { appView } from "./app/view.ts";

const root = document.getElementById("page");
if (root) {
  // What turns while this script is on its way.
  root.replaceChildren();
  new App(root, appView).start();
}
