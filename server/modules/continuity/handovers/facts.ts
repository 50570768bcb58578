import type { HandoverFacts } from "#contract/handovers.ts";
import { anniversaryDays } from "#server/modules/calendar/index.ts";
import { annualLeaveLeft } from "#server/modules/leave/index.ts";
import {
  findDecided,
  findEvents,
  findExpiring,
  findLeaveAhead,
  findSubject,
} from "./fact-queries.ts";
import type { Reader } from "./handover-queries.ts";

/**
 * What is recorded of an employee and matters to who takes over, as of today, each as far as the reader may see it elsewhere; null for
 * readers who may not see their leave today. The number of statements is always the same.
 */
export async function factsOf(reader: Reader, employeeId: number): Promise<HandoverFacts | null> {
  const { today } = reader;
  const subject = await findSubject(reader, employeeId);
  if (!subject) return null;
  const { hireDate, lastDay, probationEnd, seesDocuments, ...counts } = subject;
  const [{ remaining, pending }, leave, decided, events, expiring] = await Promise.all([
    annualLeaveLeft(reader, employeeId),
    findLeaveAhead(reader, employeeId),
    findDecided(reader, employeeId),
    findEvents(reader),
    seesDocuments ? findExpiring(reader, employeeId) : null,
  ]);
  const ahead = (day: string | null) => (day !== null && day >= today ? day : null);
  return {
    ...counts,
    hireDate,
    annualLeave: { remaining, pending },
    leave,
    decided,
    events,
    expiring,
    anniversary: nextAnniversary(hireDate, today),
    probationEnd: ahead(probationEnd),
    lastDay: ahead(lastDay),
  };
}

const daysOfLeapYear = 366;

/** The next day on which a number of whole years with the company is observed. */
function nextAnniversary(hireDate: string | null, today: string): HandoverFacts["anniversary"] {
  const date = hireDate && anniversaryDays(today, daysOfLeapYear).get(hireDate.slice(5));
  if (!date) return null;
  const years = Number(date.slice(0, 4)) - Number(hireDate.slice(0, 4));
  return years > 0 ? { date, years } : null;
}
