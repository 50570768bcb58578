import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/staff/_shell/leave/")({
  beforeLoad: () => {
    throw redirect({ to: "/staff/leave/my-leave" });
  },
});
