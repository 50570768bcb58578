import { IconPlus } from "@tabler/icons-react";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import {
  allLeave,
  BalanceCards,
  useOwnLeave,
  WaitingBalanceCards,
  WaitingLeave,
} from "#web/modules/leave/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { OwnRequests } from "./own-requests.tsx";
import { text } from "./text.ts";
import { Welcome } from "./welcome.tsx";

const { staff: words } = text;

/** Somebody's own leave: what is left, what they asked for; and for reviewers what waits for them. */
export function StaffDashboardPage() {
  const { can } = useCurrentEmployee();
  return (
    <div className="flex flex-col gap-6">
      <Welcome
        lead={words.lead}
        actions={
          <ButtonLink
            href="/staff/leave/my-leave?apply=true"
            variant="primary"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          >
            {words.apply}
          </ButtonLink>
        }
      />
      {can.reviewLeave && <WaitingLeave management="/staff/leave/management" />}
      <OwnLeave />
    </div>
  );
}

function OwnLeave() {
  const { summary, isPending, isError, refetch } = useOwnLeave();
  if (isPending) return <WaitingBalanceCards />;
  if (isError)
    return (
      <Card>
        <ErrorState message={words.failed} onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <>
      <BalanceCards summary={summary} />
      <OwnRequests leave={summary ? allLeave(summary) : []} />
    </>
  );
}
