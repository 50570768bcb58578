import type { ReactNode } from "react";
import { type TenantSettingsSection, tenantSettingsSections } from "#contract/places.ts";
import { AuditCard } from "#web/modules/audit/index.ts";
import { SignInRulesCard } from "#web/modules/auth/sign-in-rules/sign-in-rules-card.tsx";
import { DepartmentsPage } from "#web/modules/departments/departments-page.tsx";
import { PositionsPage } from "#web/modules/departments/positions-page.tsx";
import { ManagersPage } from "#web/modules/employees/managers-page.tsx";
import { HooksCard } from "#web/modules/hooks/index.ts";
import { KeysCard } from "#web/modules/keys/index.ts";
import { ProfilesCard } from "#web/modules/payroll/index.ts";
import { DomainsCard, ProvidersCard } from "#web/modules/sso/index.ts";
import { ConfigurationPage } from "#web/modules/tenant/configuration-page.tsx";
import { oneOf } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { TenantSettingsShell } from "./shell/tenant-settings-shell.tsx";

interface TenantSettingsSearch {
  section?: TenantSettingsSection;
}

/** The URL's section of the tenant settings; the first by default. */
export function readTenantSettingsSearch(given: Record<string, unknown>): TenantSettingsSearch {
  const section = oneOf(given.section, tenantSettingsSections);
  return section ? { section } : {};
}

const pages: Record<TenantSettingsSection, () => ReactNode> = {
  departments: DepartmentsPage,
  positions: PositionsPage,
  managers: ManagersPage,
  configuration: () => (
    <ConfigurationPage security={<SecuritySettings />} integrations={<IntegrationSettings />} />
  ),
};

const SecuritySettings = () => (
  <div className="flex flex-col gap-4">
    <SignInRulesCard />
    <ProvidersCard />
    <DomainsCard />
    <AuditCard />
  </div>
);

const IntegrationSettings = () => (
  <div className="flex flex-col gap-4">
    <KeysCard />
    <HooksCard />
    <ProfilesCard />
  </div>
);

/** The company's own settings, composed of the modules' parts. */
export function TenantSettingsPage() {
  const { section = "departments" } = useUrlSearch(readTenantSettingsSearch).search;
  const Page = pages[section];
  return (
    <TenantSettingsShell section={section}>
      <Page />
    </TenantSettingsShell>
  );
}
