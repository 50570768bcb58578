import { createFileRoute } from "@tanstack/react-router";
import { readProfileSearch } from "#web/modules/employees/profile/profile-search.ts";
import { guardArea } from "../guards.ts";
import { NotAvailablePage } from "../not-available-page.tsx";
import { AreaShell } from "../shell/area-shell.tsx";
import { GuardedArea } from "../shell/guarded-area.tsx";

export const Route = createFileRoute("/support")({
  validateSearch: readProfileSearch,
  beforeLoad: async ({ location }) => ({ area: await guardArea(location) }),
  component: Support,
});

function Support() {
  const { area } = Route.useRouteContext();
  return (
    <GuardedArea>
      <AreaShell area={area}>
        <NotAvailablePage />
      </AreaShell>
    </GuardedArea>
  );
}
