import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AreaShell } from "../../../shell/area-shell.tsx";

export const Route = createFileRoute("/staff/_shell")({
  component: () => (
    <AreaShell area="staff">
      <Outlet />
    </AreaShell>
  ),
});
