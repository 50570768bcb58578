import { createFileRoute } from "@tanstack/react-router";
import { SendPage } from "#web/modules/feedback/send-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/feedback/send-feedback")({
  component: SendPage,
});
