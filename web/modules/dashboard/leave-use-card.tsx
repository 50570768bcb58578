import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { BarChart } from "#web/ui/chart/bar-chart.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { text } from "./text.ts";

const { leaveUse: labels } = text;

/** The leave of the running year by type. */
export const LeaveUseCard = ({
  leaveUse,
  today,
}: Pick<SuperadminDashboard, "leaveUse" | "today">) => (
  <Card title={labels.title}>
    <BarChart
      caption={labels.caption(today.slice(0, 4))}
      columns={labels.columns}
      bars={leaveUse.map(({ leaveType, days, requests }) => ({
        label: leaveTypeLabels[leaveType],
        value: days,
        text: formatDays(days),
        ...(requests > 0 && { hint: labels.requests(requests) }),
      }))}
    />
  </Card>
);
