import { createFileRoute } from "@tanstack/react-router";
import { NotAvailablePage } from "../../../../not-available-page.tsx";
import { text } from "../../../../shell/text.ts";

export const Route = createFileRoute("/superadmin/_shell/feedback/reported")({
  component: () => <NotAvailablePage title={text.entries.reportedFeedback} />,
});
