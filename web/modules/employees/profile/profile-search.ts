import { type ProfileTab, profileTabs } from "#contract/places.ts";

export interface ProfileSearch {
  /** The open part of one's own profile, over any page of the shell. */
  profile?: ProfileTab;
}

export function readProfileSearch(given: Record<string, unknown>): ProfileSearch {
  const profile = profileTabs.find((tab) => tab === given.profile);
  return profile ? { profile } : {};
}
