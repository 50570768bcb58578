import type { HandoverFacts } from "#contract/continuity/handovers.ts";
import { anniversaryDays } from "#server/modules/calendar/index.ts";
import { annualLeaveLeft } from "#server/modules/leave/index.ts";
import { findDecided, findExpiring, findLeaveAhead, findSubject } from "./fact-queries.ts";
import type { Reader } from "./handover-queries.ts";

/** The facts of an employee on a day, as far as visible to the reader; null without a right to their leave. */
export async function factsOf(
  reader: Reader,
  employeeId: number,
  day: string,
): Promise<HandoverFacts | null> {
  const subject = await findSubject(reader, employeeId, day);
  if (!subject) return null;
  const { hireDate, lastDay, probationEnd, seesDocuments, ...counts } = subject;
  const [{ remaining, pending }, leave, decided, expiring] = await Promise.all([
    annualLeaveLeft({ tx: reader.tx, today: day }, employeeId),
    findLeaveAhead(reader, employeeId, day),
    findDecided(reader, employeeId, day),
    seesDocuments ? findExpiring(reader, employeeId, day) : null,
  ]);
  const ahead = (date: string | null) => (date !== null && date >= day ? date : null);
  return {
    asOf: day,
    ...counts,
    hireDate,
    annualLeave: { remaining, pending },
    leave,
    decided,
    expiring,
    anniversary: nextAnniversary(hireDate, day),
    probationEnd: ahead(probationEnd),
    lastDay: ahead(lastDay),
  };
}

const daysOfLeapYear = 366;

/** The next anniversary of whole years in the company. */
function nextAnniversary(hireDate: string | null, day: string): HandoverFacts["anniversary"] {
  const date = hireDate && anniversaryDays(day, daysOfLeapYear).get(hireDate.slice(5));
  if (!date) return null;
  const years = Number(date.slice(0, 4)) - Number(hireDate.slice(0, 4));
  return years > 0 ? { date, years } : null;
}
