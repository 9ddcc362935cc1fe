// The state of the page. It lives here and nowhere else; what is drawn is a function of it.
import type { Connection } from "../net/socket.ts";
import type { GroupPage, NewGroupForm, TablesDraft } from "../group/state.ts";
import type { HomePage } from "../home/state.ts";
import type { ReviewPage } from "../review/state.ts";
import type { TablePage } from "../table/state.ts";
import type { AccountPage } from "../account/state.ts";
import type { Fault, Me } from "../wire/received.ts";
import type { Route } from "./route.ts";
import type { Settings } from "./settings.ts";

export interface State {
  settings: Settings;
  route: Route;
  connection: Connection;
  me: Me | undefined;
  /** When it was last drawn, by the clock of this computer. */
  now: number;
  home: HomePage;
  table: TablePage | undefined;
  /** The group that is shown, or to which the open table belongs. */
  group: GroupPage | undefined;
  /** A group to be opened, and its first tables. */
  groupForm: NewGroupForm;
  newTables: TablesDraft;
  review: ReviewPage | undefined;
  account: AccountPage;
  /** What the last request failed for. */
  fault: Pick<Fault, "fault" | "retry_after"> | undefined;
  /** What is said to those who listen. */
  said: string;
}
