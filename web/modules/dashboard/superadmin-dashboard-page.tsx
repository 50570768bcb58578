import { IconHistory } from "@tabler/icons-react";
import type { SetUp, SuperadminDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { GapsCard, NewWithYouCard } from "#web/modules/continuity/index.ts";
import { RecentChanges } from "#web/modules/story/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { AwayCard } from "./away-card.tsx";
import { ChangesNextCard } from "./changes/changes-next-card.tsx";
import { ComingToYou, ComingWithoutHandover } from "./changes/coming-to-you.tsx";
import { Columns } from "./columns.tsx";
import { CompanyNumbers, HeadCountCard, LeaveUseCard } from "./company-numbers.tsx";
import { DashboardState } from "./dashboard-state.tsx";
import { nextThing } from "./next-thing.ts";
import { OccasionsCard, VacanciesCard } from "./people-cards.tsx";
import { ExampleCard, SetUpCard } from "./set-up/lazy-set-up.tsx";
import { text as setUpText } from "./set-up/text.ts";
import { text } from "./text.ts";
import { useSuperadminDashboard } from "./use-dashboard.ts";
import { WaitingCard } from "./waiting/waiting-card.tsx";
import { Welcome } from "./welcome.tsx";

export function SuperadminDashboardPage() {
  const query = useSuperadminDashboard();
  const { data } = query;
  return (
    <div className="flex flex-col gap-6">
      <Welcome today={data?.today} />
      <DashboardState {...query} />
      {data &&
        (data.setUp && !data.setUp.hasColleagues ? (
          <FirstDays company={data} setUp={data.setUp} />
        ) : (
          <Company company={data} />
        ))}
    </div>
  );
}

const Company = ({ company }: { company: SuperadminDashboard }) => (
  <>
    <CompanyNumbers company={company} />
    <Columns
      first={
        <>
          <ComingToYou {...company} area="superadmin" />
          <NewWithYouCard people={company.newWithYou} today={company.today} />
          <WaitingCard source={company} area="superadmin" next={nextThing(company)} />
          {company.setUp && <SetUpCard setUp={company.setUp} people={company.people} />}
        </>
      }
      side={
        <>
          <ChangesNextCard {...company} area="superadmin" />
          <ComingWithoutHandover {...company} />
          <GapsCard />
          <AwayCard
            title={text.away.title}
            empty={text.away.empty}
            today={company.today}
            away={company.away}
            allAt={places.leaveOf("superadmin", "away")}
          />
          <VacanciesCard vacancies={company.vacantPositions} />
          <OccasionsCard occasions={company.occasions} today={company.today} />
        </>
      }
      rest={
        <>
          <ChangesCard company={company} />
          <div className="grid gap-6 md:grid-cols-2">
            <HeadCountCard headCount={company.headCount} />
            <LeaveUseCard leaveUse={company.leaveUse} today={company.today} />
          </div>
        </>
      }
    />
  </>
);

const ChangesCard = ({ company }: { company: SuperadminDashboard }) => (
  <Card title={text.changes.title} isFlush>
    {company.changes.length === 0 ? (
      <EmptyState title={text.changes.empty} icon={<IconHistory size={22} stroke={1.75} />}>
        {text.changes.emptyHelp}
      </EmptyState>
    ) : (
      <RecentChanges changes={company.changes} today={company.today} />
    )}
  </Card>
);

/** A company of one has no decisions yet; the steps take their place. */
const FirstDays = ({ company, setUp }: { company: SuperadminDashboard; setUp: SetUp }) => (
  <Columns
    first={<SetUpCard setUp={setUp} people={company.people} />}
    side={<ExampleCard />}
    rest={
      <>
        <div className="grid gap-6 md:grid-cols-2">
          {[setUpText.requests, setUpText.gaps].map(({ title, about }) => (
            <Card key={title}>
              <EmptyState title={title}>{about}</EmptyState>
            </Card>
          ))}
        </div>
        <ChangesCard company={company} />
      </>
    }
  />
);
