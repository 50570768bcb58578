import { type UserView, userViews } from "#contract/places.ts";
import { oneOf } from "#web/ui/table/list-search.ts";

export interface UserManagementSearch {
  /** What is shown; the users without it. */
  view?: UserView;
}

/** Reads from the URL what User Management shows. */
export function readUserManagementSearch(given: Record<string, unknown>): UserManagementSearch {
  const view = oneOf(given.view, userViews);
  return view ? { view } : {};
}
