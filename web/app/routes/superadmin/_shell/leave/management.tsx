import { createFileRoute } from "@tanstack/react-router";
import { LeaveManagementPage } from "#web/modules/leave/management/leave-management-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/leave/management")({
  component: LeaveManagementPage,
});
