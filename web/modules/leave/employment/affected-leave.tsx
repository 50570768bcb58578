import { useQuery } from "@tanstack/react-query";
import type { EmploymentEffect } from "#contract/codes/leave.ts";
import type { AffectedLeave, PlannedEmployment } from "#contract/leave/employment.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDays } from "#web/ui/format/dates.ts";

const labels = {
  title: "This changes their leave",
  shortened: (leave: string, after: string) => `${leave}: shortened to ${after}.`,
  cancelled: (leave: string) => `${leave}: cancelled.`,
  closed: (leave: string) => `${leave}: the request is closed.`,
  restored: (leave: string, after: string) => `${leave}: restored as ${after}.`,
  failed: "The leave that this changes could not be loaded.",
};

interface AffectedLeaveNoteProps {
  planned: PlannedEmployment;
  /** Whether the days differ from the stored ones. */
  isNew: boolean;
}

/** The leave that a new first or last day would change, shown before it is saved; nothing without any. */
export function AffectedLeaveNote({ planned, isNew }: AffectedLeaveNoteProps) {
  const { data, isError } = useQuery({
    ...apiQuery("leave.previewEmployment", { body: planned }),
    enabled: isNew,
    retry: false,
    gcTime: 0,
  });
  if (!isNew) return null;
  if (isError)
    return (
      <div className="md:col-span-2">
        <Banner tone="amber">{labels.failed}</Banner>
      </div>
    );
  if (!data || data.length === 0) return null;
  return (
    <div className="md:col-span-2">
      <Banner tone="amber" title={labels.title}>
        <AffectedLeaveList affected={data} />
      </Banner>
    </div>
  );
}

/** A sentence for each request. */
export const AffectedLeaveList = ({ affected }: { affected: readonly AffectedLeave[] }) => (
  <ul className="list-disc ps-5">
    {affected.map((one) => (
      <li key={one.id}>{sentenceOf(one)}</li>
    ))}
  </ul>
);

const sentences: Record<EmploymentEffect, (leave: string, after: string) => string> = {
  shortened: labels.shortened,
  cancelled: labels.cancelled,
  closed: labels.closed,
  restored: labels.restored,
};

type Dates = Pick<AffectedLeave, "startDate" | "endDate" | "leaveDuration">;

const datesOf = ({ startDate, endDate, leaveDuration }: Dates) =>
  `${proseDays(startDate, endDate)} (${formatDays(leaveDuration)})`;

/** What happens to one request, in one sentence. */
export const sentenceOf = ({ effect, after, ...leave }: AffectedLeave): string =>
  sentences[effect](`${leaveName(leave)}, ${datesOf(leave)}`, after ? datesOf(after) : "");
