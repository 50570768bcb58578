import { IconPlus } from "@tabler/icons-react";
import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { NewWithYouCard } from "#web/modules/continuity/index.ts";
import { BalanceCards } from "#web/modules/leave/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AwayCard } from "./away-card.tsx";
import { Columns } from "./columns.tsx";
import { DashboardState } from "./dashboard-state.tsx";
import { HandoversCard } from "./handovers-card.tsx";
import { LedPeopleCard } from "./lazy-led-people-card.tsx";
import { PendingReviewsCard } from "./pending-reviews-card.tsx";
import { EventsCard, FeedbackCard, OwnRequests, PromisesCard } from "./staff-cards.tsx";
import { staffText } from "./staff-text.ts";
import { text } from "./text.ts";
import { useStaffDashboard } from "./use-dashboard.ts";
import { Welcome } from "./welcome.tsx";

const { staff: labels } = staffText;

export function StaffDashboardPage() {
  const query = useStaffDashboard();
  return (
    <div className="flex flex-col gap-6">
      <Welcome
        today={query.data?.today}
        actions={
          <ButtonLink
            href={places.leaveApplication("staff")}
            variant="primary"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          >
            {labels.apply}
          </ButtonLink>
        }
      />
      <DashboardState {...query} />
      {query.data && <OwnDay day={query.data} />}
    </div>
  );
}

function OwnDay({ day }: { day: StaffDashboard }) {
  const { can } = useCurrentEmployee();
  // On a phone, own leave precedes decisions for others, except for managers.
  const isLeader = day.people.total > 0;
  const balances = <BalanceCards balances={day.balances} />;
  return (
    <Columns
      first={
        <>
          <NewWithYouCard people={day.newWithYou} today={day.today} />
          {can.reviewLeave && (
            <PendingReviewsCard reviews={day.pendingReviews} today={day.today} area="staff" />
          )}
          {!isLeader && balances}
        </>
      }
      side={
        <>
          <HandoversCard handovers={day.handovers} today={day.today} area="staff" />
          <PromisesCard promises={day.promises} today={day.today} />
          <FeedbackCard unread={day.unreadFeedback} />
          <AwayCard
            title={text.away.teamTitle}
            empty={text.away.teamEmpty}
            today={day.today}
            away={day.teamAway}
          />
          <EventsCard events={day.events} today={day.today} />
        </>
      }
      rest={
        <>
          <LedPeopleCard {...day} />
          {isLeader && balances}
          <OwnRequests requests={day.requests.items} />
        </>
      }
    />
  );
}
