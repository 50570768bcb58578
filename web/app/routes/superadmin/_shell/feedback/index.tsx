import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/superadmin/_shell/feedback/")({
  beforeLoad: () => {
    throw redirect({ to: "/superadmin/feedback/send-feedback" });
  },
});
