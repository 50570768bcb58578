import { type ProfileTab, profileTabs } from "#contract/places.ts";
import { oneOf } from "#web/ui/table/list-search.ts";

export interface ProfileSearch {
  /** The open part of one's own profile, over any page of the shell. */
  profile?: ProfileTab;
}

export function readProfileSearch(given: Record<string, unknown>): ProfileSearch {
  const profile = oneOf(given.profile, profileTabs);
  return profile ? { profile } : {};
}
