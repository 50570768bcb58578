import { type ProfileTab, profileTabs } from "#contract/places.ts";
import { oneOf } from "#web/ui/table/list-search.ts";

export interface ProfileSearch {
  /** Which part of the own profile is open; it can be over any page of the shell. */
  profile?: ProfileTab;
}

/** Reads from the URL whether the own profile is open, and where. */
export function readProfileSearch(given: Record<string, unknown>): ProfileSearch {
  const profile = oneOf(given.profile, profileTabs);
  return profile ? { profile } : {};
}
