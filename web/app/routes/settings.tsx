import { createFileRoute } from "@tanstack/react-router";
import { guardArea } from "../guards.ts";
import { SettingsPage } from "../settings/settings-page.tsx";
import { AreaShell } from "../shell/area-shell.tsx";
import { GuardedArea } from "../shell/guarded-area.tsx";

export const Route = createFileRoute("/settings")({
  beforeLoad: async ({ location }) => ({ area: await guardArea(location) }),
  component: Settings,
});

function Settings() {
  const { area } = Route.useRouteContext();
  return (
    <GuardedArea>
      <AreaShell area={area}>
        <SettingsPage />
      </AreaShell>
    </GuardedArea>
  );
}
