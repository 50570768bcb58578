import { plusDays } from "#server/company-day.ts";
import { getHandoverDays } from "#server/modules/tenant/index.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import type { StoryEntry } from "#server/story/story.ts";
import { dueDays } from "../handovers/due-days.ts";
import { closingOf, type Opening, openHandovers, returnEntries } from "../handovers/opening.ts";
import {
  closeObsolete,
  findPassing,
  type NewHandover,
  type Passing,
} from "../handovers/opening-queries.ts";
import { closeReturned } from "../handovers/return-queries.ts";
import { followReturns } from "../handovers/returns.ts";

/** In days; a change recorded later opens no handover (CONTINUITY, settled 24). */
const maxDaysLate = 90;

/** Opens, moves or closes the handovers of employees whose manager changes. Returns story entries. The number of statements is constant. */
export async function followHandovers(
  context: Opening,
  affected: readonly { employeeId: number; from: string }[],
): Promise<StoryEntry[]> {
  const { today } = context;
  if (affected.length === 0) return [];
  // Handovers follow public knowledge, even for readers of plans.
  const tx = asKnownOn(context.tx, today);
  const ids = affected.map(({ employeeId }) => employeeId);
  const passing = await findPassing(tx, affected, today);
  const handovers = passing.flatMap((one): NewHandover[] =>
    one.outgoingId !== null && opens(one, today)
      ? [{ employeeId: one.employeeId, outgoingId: one.outgoingId, takesOverOn: one.from }]
      : [],
  );
  const returned = await closeReturned(tx, today, { employeeIds: ids });
  // Closing comes last, so that a moved handover continues.
  const opened = await openHandovers(context, handovers);
  const closed = await closeObsolete(tx, ids, today);
  await followReturns(tx, ids);
  return [...returnEntries(returned), ...opened.entries, ...closed.map(closingOf)];
}

/** A handover opens for an employee who stays, if another manager leads from that day on and still does. */
function opens(passing: Passing, today: string): boolean {
  const { from, outgoingId, incomingId, byNowId, stays, isHandedOver } = passing;
  const isPassedOn = outgoingId !== null && outgoingId !== incomingId && outgoingId !== byNowId;
  return isPassedOn && stays && !isHandedOver && from >= plusDays(today, -maxDaysLate);
}

/** An unrecorded change of manager: the manager from that day on, and today's. */
interface Planned {
  employeeId: number;
  from: string;
  incomingId: number | null;
  byNowId: number | null;
}

/** The ids of employees with a handover, and the due days of its steps if opened on a day. */
export async function previewHandovers(
  { tx, today }: Pick<Opening, "tx" | "today">,
  planned: readonly Planned[],
  openedOn: string,
): Promise<{ employeeIds: ReadonlySet<number>; due: [string, string, string] | null }> {
  const [first] = planned;
  if (!first) return { employeeIds: new Set(), due: null };
  const passing = await findPassing(asKnownOn(tx, today), planned, today);
  const plans = new Map(planned.map((one) => [one.employeeId, one]));
  const opened = passing.filter((one) => opens({ ...one, ...plans.get(one.employeeId) }, today));
  return {
    employeeIds: new Set(opened.map(({ employeeId }) => employeeId)),
    due: opened.length > 0 ? dueDays(openedOn, first.from, await getHandoverDays(tx)) : null,
  };
}
