import { createFileRoute } from "@tanstack/react-router";
import { HandoverPage } from "#web/modules/continuity/handovers/handover-page.tsx";

export const Route = createFileRoute("/staff/_shell/handovers/$id")({
  component: () => <HandoverPage handoverId={Number(Route.useParams().id)} />,
});
