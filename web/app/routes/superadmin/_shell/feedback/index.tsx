import { createFileRoute, redirect } from "@tanstack/react-router";
import { places } from "#contract/places.ts";

export const Route = createFileRoute("/superadmin/_shell/feedback/")({
  beforeLoad: () => {
    throw redirect({ to: places.sendFeedback("superadmin") });
  },
});
