import { createFileRoute, redirect } from "@tanstack/react-router";
import { places } from "#contract/places.ts";

export const Route = createFileRoute("/superadmin/_shell/leave/")({
  beforeLoad: () => {
    throw redirect({ to: places.leaveManagement("superadmin") });
  },
});
