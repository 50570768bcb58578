import { createFileRoute } from "@tanstack/react-router";
import { PlannerPage } from "#web/modules/leave/planner/planner-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/team-leave")({
  component: PlannerPage,
});
