import { DeliveriesPage } from "#web/modules/hooks/deliveries-page.tsx";
import { TenantSettingsShell } from "./shell/tenant-settings-shell.tsx";

/** A webhook's deliveries, beneath the integrations of the company. */
export const HookPage = ({ hookId }: { hookId: number }) => (
  <TenantSettingsShell section="configuration">
    <DeliveriesPage hookId={hookId} />
  </TenantSettingsShell>
);
