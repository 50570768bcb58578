import { createFileRoute } from "@tanstack/react-router";
import { LeaveSettingsPage } from "#web/modules/leave/settings/leave-settings-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/leave/settings")({
  component: LeaveSettingsPage,
});
