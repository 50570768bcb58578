import type { ReactNode } from "react";
import type { TenantSettingsSection } from "#contract/places.ts";
import { DepartmentsPage } from "#web/modules/departments/departments-page.tsx";
import { PositionsPage } from "#web/modules/departments/positions-page.tsx";
import { ManagersPage } from "#web/modules/employees/managers-page.tsx";
import { ConfigurationPage } from "#web/modules/tenant/configuration-page.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { readTenantSettingsSearch } from "./tenant-settings-search.ts";
import { TenantSettingsShell } from "./tenant-settings-shell.tsx";

const pages: Record<TenantSettingsSection, () => ReactNode> = {
  departments: DepartmentsPage,
  positions: PositionsPage,
  managers: ManagersPage,
  configuration: ConfigurationPage,
};

/** The company's own settings, composed of what the modules offer. */
export function TenantSettingsPage() {
  const { section = "departments" } = useUrlSearch(readTenantSettingsSearch).search;
  const Page = pages[section];
  return (
    <TenantSettingsShell section={section}>
      <Page />
    </TenantSettingsShell>
  );
}
