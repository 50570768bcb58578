import { createFileRoute } from "@tanstack/react-router";
import { NotAvailablePage } from "../../../../not-available-page.tsx";
import { text } from "../../../../shell/text.ts";

export const Route = createFileRoute("/staff/_shell/feedback/my-feedback")({
  component: () => <NotAvailablePage title={text.entries.myFeedback} />,
});
