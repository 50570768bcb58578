import { createFileRoute, Outlet } from "@tanstack/react-router";
import { readProfileSearch } from "#web/modules/employees/profile/profile-search.ts";
import { AreaShell } from "../../../shell/area-shell.tsx";

export const Route = createFileRoute("/superadmin/_shell")({
  validateSearch: readProfileSearch,
  component: () => (
    <AreaShell area="superadmin">
      <Outlet />
    </AreaShell>
  ),
});
