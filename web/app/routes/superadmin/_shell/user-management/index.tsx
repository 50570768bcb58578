import { createFileRoute } from "@tanstack/react-router";
import { UserManagementPage } from "#web/modules/employees/user-management-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/user-management/")({
  component: UserManagementPage,
});
