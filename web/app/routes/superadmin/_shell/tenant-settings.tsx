import { createFileRoute } from "@tanstack/react-router";
import { NotAvailablePage } from "../../../not-available-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/tenant-settings")({
  component: NotAvailablePage,
});
