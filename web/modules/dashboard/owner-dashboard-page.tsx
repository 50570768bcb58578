import { IconUserPlus } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { UserStatistics } from "#web/modules/employees/index.ts";
import { WaitingLeave } from "#web/modules/leave/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./text.ts";
import { Welcome } from "./welcome.tsx";

const { firstSteps } = text;

/** What a company needs from whoever runs it: how many people, and the leave that waits. */
export function OwnerDashboardPage() {
  const { data: statistics } = useApiQuery("employees.statistics", {});
  const isAlone = statistics?.totalUsers === 1;
  return (
    <div className="flex flex-col gap-6">
      <Welcome lead={text.owner.lead} />
      <UserStatistics />
      {isAlone && <FirstSteps />}
      {statistics && !isAlone && <WaitingLeave management="/superadmin/leave/management" />}
    </div>
  );
}

const FirstSteps = () => (
  <Card>
    <EmptyState
      title={firstSteps.title}
      icon={<IconUserPlus size={22} stroke={1.75} />}
      action={
        <ButtonLink href="/superadmin/user-management?add=true" variant="primary">
          {firstSteps.action}
        </ButtonLink>
      }
    >
      {firstSteps.lead}
    </EmptyState>
  </Card>
);
