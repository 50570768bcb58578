import type { HeadCount, SuperadminDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { LazyBarChart, LazyLineChart } from "#web/ui/chart/lazy-charts.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { type NumberFact, Numbers } from "#web/ui/display/numbers.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatMonth, formatShortMonth, proseDay } from "#web/ui/format/dates.ts";
import { vacanciesId } from "./people-cards.tsx";
import { text } from "./text.ts";

const { numbers: labels } = text;

export const CompanyNumbers = ({ company }: { company: SuperadminDashboard }) => (
  <Numbers label={labels.label} facts={factsOf(company)} />
);

function factsOf(company: SuperadminDashboard): NumberFact[] {
  const { away, pendingReviews, vacantPositions } = company;
  return [
    {
      label: labels.decide,
      value: pendingReviews.total,
      hint: labels.decideHint(pendingReviews.total),
      href: places.leaveOf("superadmin", "pending"),
    },
    {
      label: labels.away,
      value: away.today,
      hint: labels.awaySoon(away.total - away.today),
      href: places.leaveOf("superadmin", "away"),
    },
    {
      label: labels.people,
      value: company.people,
      hint: peopleHint(company),
      href: places.users,
    },
    {
      label: labels.vacant,
      value: vacantPositions.total,
      hint: labels.vacantHint(vacantPositions.total),
      href: `#${vacanciesId}`,
    },
  ];
}

/** The number of future employees, or else the change since a year ago. */
function peopleHint({ people, starting, headCount, today }: SuperadminDashboard) {
  if (starting.next !== null)
    return labels.starting(starting.total, proseDay(starting.next, today));
  const [first] = headCount;
  return first && labels.growth(people - first.people, formatMonth(first.date));
}

const changeOf = (headCount: readonly HeadCount[]) =>
  text.headCount.change((headCount.at(-1)?.people ?? 0) - (headCount[0]?.people ?? 0));

export const HeadCountCard = ({ headCount }: { headCount: readonly HeadCount[] }) => (
  <Card
    title={text.headCount.title}
    action={<span className="text-muted text-sm tabular-nums">{changeOf(headCount)}</span>}
  >
    <LazyLineChart
      caption={text.headCount.caption}
      columns={text.headCount.columns}
      valueText={text.headCount.people}
      points={headCount.map(({ date, people }, i) => ({
        label: i === headCount.length - 1 ? text.today : formatMonth(date),
        tick: formatShortMonth(date),
        value: people,
      }))}
    />
  </Card>
);

export const LeaveUseCard = ({
  leaveUse,
  today,
}: Pick<SuperadminDashboard, "leaveUse" | "today">) => (
  <Card
    title={text.leaveUse.title}
    action={
      <span className="text-muted text-sm tabular-nums">
        {formatDays(leaveUse.reduce((sum, { days }) => sum + days, 0))}
      </span>
    }
  >
    <LazyBarChart
      caption={text.leaveUse.caption(today.slice(0, 4))}
      bars={leaveUse.map(({ days, requests, ...leave }) => ({
        label: leaveName(leave),
        value: days,
        text: formatDays(days),
        hint: text.leaveUse.requests(requests),
      }))}
      noneText={text.leaveUse.none}
    />
  </Card>
);
