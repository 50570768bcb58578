import { type SettingsSection, settingsSections } from "#contract/places.ts";
import { oneOf } from "#web/ui/table/list-search.ts";

export interface SettingsSearch {
  section?: SettingsSection;
}

/** Reads from the URL which part of one's own settings is open; the first by default. */
export function readSettingsSearch(given: Record<string, unknown>): SettingsSearch {
  const section = oneOf(given.section, settingsSections);
  return section ? { section } : {};
}
