import { oneOf } from "#web/ui/table/list-search.ts";

export const configurationTabs = [
  "company",
  "branding",
  "security",
  "notifications",
  "integrations",
  "settings",
  "recipients",
] as const;
export type ConfigurationTab = (typeof configurationTabs)[number];

/** Reads from the URL which part of the configuration is open; the first by default. */
export function readConfigurationSearch(given: Record<string, unknown>): {
  tab?: ConfigurationTab;
} {
  const tab = oneOf(given.tab, configurationTabs);
  return tab ? { tab } : {};
}
