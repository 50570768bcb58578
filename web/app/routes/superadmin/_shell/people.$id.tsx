import { createFileRoute } from "@tanstack/react-router";
import { PersonPage } from "#web/modules/continuity/person-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/people/$id")({
  component: () => <PersonPage employeeId={Number(Route.useParams().id)} />,
});
