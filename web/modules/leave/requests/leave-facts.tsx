import { familyRelationLabels, type Half, isTaken } from "#contract/codes/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { lacksCertificate } from "#contract/rules/leave.ts";
import { cyclesText, leaveName, lengthBySection } from "#contract/rules/leave-text.ts";
import type { Description } from "#web/ui/display/description-list.tsx";
import { Moment } from "#web/ui/display/moment.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatDate, formatMoment } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";
import { LeaveStatusBadge } from "./leave-status-badge.tsx";

const { request: labels } = text;

/** The facts of a request: the application, its decision, and its missing certificate. */
export const factsOf = (leave: Leave, today = currentDay()): Description[] => [
  { term: labels.type, value: leaveName(leave) },
  { term: labels.status, value: <LeaveStatusBadge status={leave.leaveStatus} /> },
  { term: labels.start, value: dayWithHalf(leave.startDate, leave.startHalf, "afternoon") },
  { term: labels.end, value: dayWithHalf(leave.endDate, leave.endHalf, "morning") },
  ...(leave.inMonths ? [{ term: labels.length, value: lengthBySection(leave.inMonths) }] : []),
  { term: labels.duration, value: formatDays(leave.leaveDuration) },
  ...(leave.cycles.length > 0 ? [{ term: labels.cycles, value: cyclesText(leave.cycles) }] : []),
  { term: labels.contact, value: leave.contactNumberWhileOnLeave },
  ...(leave.familyRelation
    ? [{ term: labels.familyRelation, value: familyRelationLabels[leave.familyRelation] }]
    : []),
  { term: labels.reason, value: leave.reason },
  leave.bookedBy
    ? {
        term: labels.booked,
        value: byPerson(leave.requestedAt, leave.bookedBy.name),
      }
    : { term: labels.requested, value: <Moment at={leave.requestedAt} /> },
  ...(leave.decidedAt
    ? [{ term: labels.decided, value: byPerson(leave.decidedAt, leave.decidedBy?.name) }]
    : []),
  ...replaced(leave),
  ...lackingCertificate(leave, today),
  ...(leave.decisionReason ? [{ term: labels.decisionReason, value: leave.decisionReason }] : []),
];

/** A day, and its half if the leave takes half of it. */
const dayWithHalf = (day: string, half: Half, shown: Half): string =>
  half === shown ? `${formatDate(day)}, ${half}` : formatDate(day);

const byPerson = (at: string, name: string | undefined) => (
  <Moment at={at}>{name && labels.decidedBy(formatMoment(at), name)}</Moment>
);

/** What sick leave in the place of annual leave gives back. */
function replaced({ replacesId, leaveStatus }: Leave): Description[] {
  if (replacesId === null || (leaveStatus !== "pending" && !isTaken(leaveStatus))) return [];
  const value = leaveStatus === "pending" ? labels.replacesPending : labels.replacesDone;
  return [{ term: labels.replaces, value }];
}

/** The due day of a medical certificate, while open leave has none. */
function lackingCertificate(leave: Leave, today: string): Description[] {
  const { certificateDue: due } = leave;
  if (due === null || !lacksCertificate(leave)) return [];
  const day = formatDate(due);
  const value =
    due < today ? (
      <span className="text-amber-text">{labels.certificateMissing(day)}</span>
    ) : (
      labels.certificateDue(day)
    );
  return [{ term: labels.certificate, value }];
}
