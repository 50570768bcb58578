import { createFileRoute } from "@tanstack/react-router";
import { SendPage } from "#web/modules/feedback/send-page.tsx";

export const Route = createFileRoute("/staff/_shell/feedback/send-feedback")({
  component: SendPage,
});
