import type { HandoverFacts, HandoverPack } from "#contract/continuity/handovers.ts";
import { places } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { formatShortDay, proseDay, proseDays } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const { facts: labels } = text;

/** The recorded facts that pass on by themselves, apart from the written texts. */
export function PackFacts({ pack }: { pack: HandoverPack }) {
  const { facts, today } = pack;
  if (!facts)
    return (
      <Card title={labels.title}>
        <p className="text-muted">{labels.later}</p>
      </Card>
    );
  const { asOf } = facts;
  const lead = asOf === today ? labels.asOfToday : labels.asOf(proseDay(asOf, today));
  return (
    <div className="flex flex-col gap-6">
      <Card title={labels.title} lead={lead}>
        <ul className="flex flex-col gap-3">
          <LeaveFacts facts={facts} today={today} />
          <DatesAhead facts={facts} today={today} />
          <Decided facts={facts} today={today} />
        </ul>
      </Card>
      <Notes facts={facts} />
    </div>
  );
}

interface FactsProps {
  facts: HandoverFacts;
  today: string;
}

function Fact({ title, children }: { title: string; children?: string }) {
  return (
    <li className="wrap-anywhere">
      <p className="font-medium">{title}</p>
      {children && <p className="text-muted text-sm">{children}</p>}
    </li>
  );
}

function LeaveFacts({ facts: { leave, annualLeave }, today }: FactsProps) {
  return (
    <>
      {leave.map(({ leaveType, ownType, startDate, endDate, status }) => (
        <Fact key={`${startDate} ${leaveType}`} title={proseDays(startDate, endDate, today)}>
          {`${leaveName({ leaveType, ownType })}, ${labels.leave[status]}`}
        </Fact>
      ))}
      {leave.length === 0 && <li className="text-muted">{labels.noLeave}</li>}
      <Fact title={labels.left(annualLeave.remaining)}>
        {annualLeave.pending > 0 ? labels.leftPending(annualLeave.pending) : undefined}
      </Fact>
    </>
  );
}

function DatesAhead({ facts, today }: FactsProps) {
  const { anniversary, probationEnd, lastDay, expiring, hireDate } = facts;
  return (
    <>
      {lastDay && <Fact title={proseDay(lastDay, today)}>{labels.lastDay}</Fact>}
      {probationEnd && <Fact title={proseDay(probationEnd, today)}>{labels.probation}</Fact>}
      {anniversary && (
        <Fact title={labels.anniversary(proseDay(anniversary.date, today), anniversary.years)}>
          {labels.anniversaryKind}
        </Fact>
      )}
      {!anniversary && hireDate && <li>{labels.since(formatShortDay(hireDate))}</li>}
      {expiring?.map(({ name, expiresOn }) => (
        <Fact key={`${expiresOn} ${name}`} title={name}>
          {labels.validUntil(formatShortDay(expiresOn))}
        </Fact>
      ))}
    </>
  );
}

function Decided({ facts: { decided }, today }: FactsProps) {
  if (decided.length === 0) return null;
  return (
    <li>
      <p className="font-medium">{labels.decided}</p>
      <ul>
        {decided.map(({ leaveType, ownType, startDate, endDate, status, decidedOn }) => (
          <li key={`${startDate} ${endDate} ${leaveType} ${status}`} className="text-muted text-sm">
            {labels.decision(
              `${leaveName({ leaveType, ownType })} ${proseDays(startDate, endDate, today)}`,
              labels.leave[status],
              proseDay(decidedOn, today),
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Notes({ facts }: Pick<FactsProps, "facts">) {
  const { sharedNotes, lineNotes, ownDrafts, sealedDrafts } = facts;
  const area = areaOf(useCurrentEmployee());
  if (sharedNotes + lineNotes + ownDrafts + sealedDrafts === 0) return null;
  return (
    <Card title={labels.notesTitle}>
      <ul className="flex flex-col gap-3">
        {sharedNotes > 0 && <Fact title={labels.shared(sharedNotes)} />}
        {lineNotes > 0 && <Fact title={labels.line(lineNotes)}>{labels.lineHelp}</Fact>}
        {ownDrafts > 0 && (
          <li>
            {labels.drafts(ownDrafts)}. <Link href={places.notes(area)}>{labels.notes}</Link>
          </li>
        )}
        {sealedDrafts > 0 && <Fact title={labels.sealed(sealedDrafts)}>{labels.sealedHelp}</Fact>}
      </ul>
    </Card>
  );
}
