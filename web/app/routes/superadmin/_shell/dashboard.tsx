import { createFileRoute } from "@tanstack/react-router";
import { SuperadminDashboardPage } from "#web/modules/dashboard/superadmin-dashboard-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/dashboard")({
  component: SuperadminDashboardPage,
});
