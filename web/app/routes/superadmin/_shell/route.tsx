import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AreaShell } from "../../../shell/area-shell.tsx";

export const Route = createFileRoute("/superadmin/_shell")({
  component: () => (
    <AreaShell area="superadmin">
      <Outlet />
    </AreaShell>
  ),
});
