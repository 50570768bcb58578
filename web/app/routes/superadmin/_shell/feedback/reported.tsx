import { createFileRoute } from "@tanstack/react-router";
import { ReportsPage } from "#web/modules/feedback/reports-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/feedback/reported")({
  component: ReportsPage,
});
