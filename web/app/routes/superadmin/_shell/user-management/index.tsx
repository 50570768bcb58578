import { createFileRoute } from "@tanstack/react-router";
import { UserManagementPage } from "#web/app/user-management/user-management-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/user-management/")({
  component: UserManagementPage,
});
