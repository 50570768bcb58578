import { createFileRoute } from "@tanstack/react-router";
import { StaffDashboardPage } from "#web/modules/dashboard/staff-dashboard-page.tsx";

export const Route = createFileRoute("/staff/_shell/dashboard")({ component: StaffDashboardPage });
