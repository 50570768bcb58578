import type { HeadCount } from "#contract/dashboard.ts";
import { LazyLineChart } from "#web/ui/chart/lazy-charts.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { formatMonth, formatShortMonth } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { headCount: labels } = text;

const changeOf = (headCount: readonly HeadCount[]) =>
  labels.change((headCount.at(-1)?.people ?? 0) - (headCount[0]?.people ?? 0));

/** How many people there were over the last twelve months. */
export const HeadCountCard = ({ headCount }: { headCount: readonly HeadCount[] }) => (
  <Card
    title={labels.title}
    action={<span className="text-muted text-sm tabular-nums">{changeOf(headCount)}</span>}
  >
    <LazyLineChart
      caption={labels.caption}
      columns={labels.columns}
      valueText={labels.people}
      points={headCount.map(({ date, people }, i) => ({
        label: i === headCount.length - 1 ? text.today : formatMonth(date),
        tick: formatShortMonth(date),
        value: people,
      }))}
    />
  </Card>
);
