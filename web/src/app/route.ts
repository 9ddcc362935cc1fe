// Which page is shown, from the address.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; key: string | undefined }
  | { page: "review"; id: string; ply: number | undefined }
  | { page: "account" }
  | { page: "unknown" };

export function routeOf(address: URL): Route {
  const [first, id, ...rest] = address.pathname.split("/").filter(Boolean);
  if (first === undefined) return { page: "home" };
  if (first === "account" && id === undefined) return { page: "account" };
  if (id === undefined || rest.length > 0) return { page: "unknown" };
  if (first === "t") return { page: "table", id, key: address.searchParams.get("key") ?? undefined };
  if (first === "r") return { page: "review", id, ply: plyOf(address.hash) };
  return { page: "unknown" };
}

/** The address of a page, as far as one would come back to it. */
export function pathOf(route: Route | undefined): string {
  if (route?.page === "table") return `/t/${route.id}`;
  return route?.page === "review" ? `/r/${route.id}` : "/";
}

/** `#12` shows the position after the twelfth move of either player. */
function plyOf(hash: string): number | undefined {
  return /^#\d{1,5}$/.test(hash) ? Number(hash.slice(1)) : undefined;
}
