import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { BarChart } from "#web/ui/chart/bar-chart.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { text } from "./text.ts";

const { leaveUse: words } = text;

/** The leave of the running year by type. */
export const LeaveUseCard = ({
  leaveUse,
  today,
}: Pick<SuperadminDashboard, "leaveUse" | "today">) => (
  <Card title={words.title}>
    <BarChart
      caption={words.caption(today.slice(0, 4))}
      columns={words.columns}
      bars={leaveUse.map(({ leaveType, days, requests }) => ({
        label: leaveTypeLabels[leaveType],
        value: days,
        text: formatDays(days),
        ...(requests > 0 && { hint: words.requests(requests) }),
      }))}
    />
  </Card>
);
