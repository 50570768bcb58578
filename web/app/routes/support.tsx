import { createFileRoute } from "@tanstack/react-router";
import { guardArea } from "../guards.ts";
import { NotAvailablePage } from "../not-available-page.tsx";
import { AreaShell } from "../shell/area-shell.tsx";
import { GuardedArea } from "../shell/guarded-area.tsx";

export const Route = createFileRoute("/support")({
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
