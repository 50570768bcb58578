import { AuditPage } from "#web/modules/audit/audit-page.tsx";
import { TenantSettingsShell } from "./shell/tenant-settings-shell.tsx";

/** The audit log, beneath the security settings of the company. */
export const AuditLogPage = () => (
  <TenantSettingsShell section="configuration">
    <AuditPage />
  </TenantSettingsShell>
);
