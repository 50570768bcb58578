import { type TenantSettingsSection, tenantSettingsSections } from "#contract/places.ts";
import { oneOf } from "#web/ui/table/list-search.ts";

export interface TenantSettingsSearch {
  section?: TenantSettingsSection;
}

/** Reads from the URL which section of the tenant settings is open; the first by default. */
export function readTenantSettingsSearch(given: Record<string, unknown>): TenantSettingsSearch {
  const section = oneOf(given.section, tenantSettingsSections);
  return section ? { section } : {};
}
