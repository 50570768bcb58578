import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/staff/_shell/feedback/")({
  beforeLoad: () => {
    throw redirect({ to: "/staff/feedback/send-feedback" });
  },
});
