import { type ProfileTab, profileTabs } from "#contract/places.ts";
import { oneOf } from "#web/ui/table/list-search.ts";

interface ProfileSearch {
  /** Which part of one's own profile is open; it can be open over any page of the shell. */
  profile?: ProfileTab;
}

/** Reads from the URL whether one's own profile is open, and on which tab. */
export function readProfileSearch(given: Record<string, unknown>): ProfileSearch {
  const profile = oneOf(given.profile, profileTabs);
  return profile ? { profile } : {};
}
