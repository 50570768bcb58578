import { createFileRoute } from "@tanstack/react-router";
import { UserManagementPage } from "#web/modules/employees/user-management-page.tsx";
import { readUsersSearch } from "#web/modules/employees/users-search.ts";

export const Route = createFileRoute("/superadmin/_shell/user-management")({
  validateSearch: readUsersSearch,
  component: UserManagementPage,
});
