import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { HandoverPack } from "#contract/handovers.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { formatShortDay, proseDays } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const { facts: labels } = text;

/** What is recorded and goes along by itself, for those who may see it; never mixed with the words. */
export function PackFacts({ pack }: { pack: HandoverPack }) {
  const area = areaOf(useCurrentEmployee());
  const { facts, today } = pack;
  if (!facts)
    return (
      <Card title={labels.title}>
        <p className="text-muted">{labels.later}</p>
      </Card>
    );
  return (
    <Card title={labels.title} lead={labels.lead}>
      <ul className="flex flex-col gap-3">
        {facts.leave.map(({ leaveType, startDate, endDate, isPending }) => (
          <li key={`${startDate} ${leaveType}`}>
            <p className="font-medium">{proseDays(startDate, endDate, today)}</p>
            <p className="text-muted text-sm">
              {leaveTypeLabels[leaveType]}, {isPending ? labels.pending : labels.approved}
            </p>
          </li>
        ))}
        {facts.leave.length === 0 && <li className="text-muted">{labels.noLeave}</li>}
        {facts.hireDate && <li>{labels.since(formatShortDay(facts.hireDate))}</li>}
        {facts.sharedNotes > 0 && <li>{labels.shared(facts.sharedNotes)}</li>}
        {facts.lineNotes > 0 && <li>{labels.line(facts.lineNotes)}</li>}
        {facts.ownDrafts > 0 && (
          <li>
            {labels.drafts(facts.ownDrafts)}. <Link href={places.notes(area)}>{labels.notes}</Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
