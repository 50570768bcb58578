import { IconPlus } from "@tabler/icons-react";
import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { NewWithYouCard, OwnHistoryCard } from "#web/modules/continuity/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AwayCard } from "./away-card.tsx";
import { ChangesNextCard } from "./changes/changes-next-card.tsx";
import { ComingToYou, ComingWithoutHandover } from "./changes/coming-to-you.tsx";
import { Columns } from "./columns.tsx";
import { DashboardState } from "./dashboard-state.tsx";
import { EventsCard } from "./events-card.tsx";
import { LedPeopleCard } from "./lazy-led-people-card.tsx";
import { nextThing } from "./next-thing.ts";
import { OpenCard } from "./open-card.tsx";
import { OwnLeaveCard } from "./own-leave-card.tsx";
import { text } from "./text.ts";
import { useStaffDashboard } from "./use-dashboard.ts";
import { WaitingCard } from "./waiting/waiting-card.tsx";
import { Welcome } from "./welcome.tsx";

export function StaffDashboardPage() {
  const query = useStaffDashboard();
  // A manager applies from the card of their leave: what waits for them comes first.
  const isLeader = query.data && query.data.people.total > 0;
  return (
    <div className="flex flex-col gap-6">
      <Welcome
        today={query.data?.today}
        actions={
          !isLeader && (
            <ButtonLink
              href={places.leaveApplication("staff")}
              variant="primary"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            >
              {text.apply}
            </ButtonLink>
          )
        }
      />
      <DashboardState {...query} />
      {query.data && <OwnDay day={query.data} />}
    </div>
  );
}

function OwnDay({ day }: { day: StaffDashboard }) {
  const isLeader = day.people.total > 0;
  const waiting = <WaitingCard source={day} area="staff" next={nextThing(day)} />;
  return (
    <Columns
      first={
        <>
          <ComingToYou {...day} area="staff" />
          <NewWithYouCard people={day.newWithYou} today={day.today} />
          {isLeader && waiting}
          {!isLeader && hasWaiting(day) && waiting}
          <OpenCard {...day} />
        </>
      }
      side={
        <>
          <ChangesNextCard {...day} area="staff" />
          <ComingWithoutHandover {...day} />
          <OwnLeaveCard balances={day.balances} hasApply={isLeader} />
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
          <OwnHistoryCard {...day} />
        </>
      }
    />
  );
}

/** For an employee who leads nobody an empty list is no news. */
const hasWaiting = ({ handovers, pendingReviews, unreadFeedback }: StaffDashboard): boolean =>
  handovers.total + pendingReviews.total + unreadFeedback.total > 0;
