import { createFileRoute } from "@tanstack/react-router";
import { OwnPersonPage } from "#web/modules/continuity/person-page.tsx";

export const Route = createFileRoute("/staff/_shell/me")({
  component: OwnPersonPage,
});
