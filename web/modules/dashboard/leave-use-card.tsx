import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { LazyBarChart } from "#web/ui/chart/lazy-charts.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { text } from "./text.ts";

const { leaveUse: labels } = text;

/** The leave of the running year by type. */
export const LeaveUseCard = ({
  leaveUse,
  today,
}: Pick<SuperadminDashboard, "leaveUse" | "today">) => (
  <Card
    title={labels.title}
    action={
      <span className="text-muted text-sm tabular-nums">
        {formatDays(leaveUse.reduce((sum, { days }) => sum + days, 0))}
      </span>
    }
  >
    <LazyBarChart
      caption={labels.caption(today.slice(0, 4))}
      bars={leaveUse.map(({ leaveType, days, requests }) => ({
        label: leaveTypeLabels[leaveType],
        value: days,
        text: formatDays(days),
        hint: labels.requests(requests),
      }))}
      noneText={labels.none}
    />
  </Card>
);
