import { createFileRoute } from "@tanstack/react-router";
import { ReceivedPage } from "#web/modules/feedback/received-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/feedback/my-feedback")({
  component: ReceivedPage,
});
