import { createFileRoute } from "@tanstack/react-router";
import { readProfileSearch } from "#web/modules/employees/profile/profile-search.ts";
import { guardArea } from "../guards.ts";
import { SettingsPage } from "../settings-page.tsx";
import { readSettingsSearch } from "../settings-search.ts";
import { AreaShell } from "../shell/area-shell.tsx";
import { GuardedArea } from "../shell/guarded-area.tsx";

export const Route = createFileRoute("/settings")({
  validateSearch: (given: Record<string, unknown>) => ({
    ...readProfileSearch(given),
    ...readSettingsSearch(given),
  }),
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
