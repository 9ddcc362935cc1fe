// Which page is shown, from the address.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; key: string | undefined }
  | { page: "review"; id: string; ply: number | undefined }
  | { page: "group"; id: string; part: GroupPart; key: string | undefined }
  | { page: "new-group" }
  | { page: "account" }
  | { page: "unknown" };

/** The list of a group with all that belongs to it, its tables for a hall's screen, or the cards to print. */
export type GroupPart = "list" | "hall" | "cards";

export function routeOf(address: URL): Route {
  const [first, id, ...rest] = address.pathname.split("/").filter(Boolean);
  if (first === undefined) return { page: "home" };
  if (first === "account" && id === undefined) return { page: "account" };
  const key = address.searchParams.get("key") ?? undefined;
  if (first === "g" && id !== undefined) return groupRoute(id, rest, key);
  if (id === undefined || rest.length > 0) return { page: "unknown" };
  if (first === "t") return { page: "table", id, key };
  if (first === "r") return { page: "review", id, ply: plyOf(address.hash) };
  return { page: "unknown" };
}

function groupRoute(id: string, rest: string[], key: string | undefined): Route {
  const [part = "list", ...more] = rest;
  if (id === "new" && rest.length === 0) return { page: "new-group" };
  const known = (["hall", "cards"] as const).find((name) => name === part);
  if (more.length > 0 || (!known && rest.length > 0)) return { page: "unknown" };
  return { page: "group", id, part: known ?? "list", key };
}

/** The address of a page, as far as one would come back to it. */
export function pathOf(route: Route | undefined): string {
  if (route?.page === "table") return `/t/${route.id}`;
  if (route?.page === "group") return `/g/${route.id}`;
  return route?.page === "review" ? `/r/${route.id}` : "/";
}

/** `#12` shows the position after the twelfth move of either player. */
function plyOf(hash: string): number | undefined {
  return /^#\d{1,5}$/.test(hash) ? Number(hash.slice(1)) : undefined;
}
