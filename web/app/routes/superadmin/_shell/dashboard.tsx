import { createFileRoute } from "@tanstack/react-router";
import { OwnerDashboardPage } from "#web/modules/dashboard/owner-dashboard-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/dashboard")({
  component: OwnerDashboardPage,
});
