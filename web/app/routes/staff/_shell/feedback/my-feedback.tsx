import { createFileRoute } from "@tanstack/react-router";
import { NotAvailablePage } from "../../../../not-available-page.tsx";

export const Route = createFileRoute("/staff/_shell/feedback/my-feedback")({
  component: NotAvailablePage,
});
