import { createFileRoute, Outlet } from "@tanstack/react-router";
import { guardArea } from "../../guards.ts";
import { GuardedArea } from "../../shell/guarded-area.tsx";

export const Route = createFileRoute("/staff")({
  beforeLoad: async ({ location }) => void (await guardArea(location, "staff")),
  component: () => (
    <GuardedArea>
      <Outlet />
    </GuardedArea>
  ),
});
