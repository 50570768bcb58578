import { createFileRoute } from "@tanstack/react-router";
import { TenantSettingsPage } from "../../tenant-settings/tenant-settings-page.tsx";

export const Route = createFileRoute("/superadmin/tenant-settings")({
  component: TenantSettingsPage,
});
