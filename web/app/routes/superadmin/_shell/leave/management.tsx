import { createFileRoute } from "@tanstack/react-router";
import { LeaveManagementPage } from "#web/modules/leave/leave-management-page.tsx";
import { readLeaveManagementSearch } from "#web/modules/leave/leave-management-search.ts";

export const Route = createFileRoute("/superadmin/_shell/leave/management")({
  validateSearch: readLeaveManagementSearch,
  component: LeaveManagementPage,
});
