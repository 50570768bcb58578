import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/superadmin/_shell/leave/")({
  beforeLoad: () => {
    throw redirect({ to: "/superadmin/leave/management" });
  },
});
