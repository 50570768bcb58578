import { createFileRoute, redirect } from "@tanstack/react-router";
import { places } from "#contract/places.ts";

export const Route = createFileRoute("/staff/_shell/leave/")({
  beforeLoad: () => {
    throw redirect({ to: places.myLeave("staff") });
  },
});
