import { createFileRoute } from "@tanstack/react-router";
import { SupportPage } from "#web/modules/support/support-page.tsx";
import { guardArea } from "../guards.ts";
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
        <SupportPage />
      </AreaShell>
    </GuardedArea>
  );
}
