import type { HandoverSummary, PassingPerson } from "#contract/continuity/handovers.ts";
import type { Page } from "#contract/operation.ts";
import {
  findHandovers,
  findHandoversOf,
  findPassingOn,
  type HandoverRow,
  type Reader,
} from "./handover-queries.ts";

/** The person whose turn it is. */
const ownerOf = ({ step, outgoingId, employeeId, incomingId }: HandoverRow) => {
  if (step === null) return null;
  return { 1: outgoingId, 2: employeeId, 3: incomingId }[step];
};

export function summaryOf({ actor }: Pick<Reader, "actor">, row: HandoverRow): HandoverSummary {
  const { id, takesOverOn, openedOn, finishedOn, closedOn, step, dueOn, gone } = row;
  const { incomingId, incomingName } = row;
  return {
    id,
    employee: { id: row.employeeId, name: row.employeeName },
    outgoing: { id: row.outgoingId, name: row.outgoingName },
    incoming: incomingId === null ? null : { id: incomingId, name: incomingName ?? "" },
    takesOverOn,
    openedOn,
    finishedOn,
    closedOn,
    step,
    dueOn,
    gone,
    isMyTurn: gone === null && ownerOf(row) === actor.employeeId,
  };
}

/** One page of the actor's handovers, unfinished first. */
export async function listHandovers(
  context: Reader,
  list: { page: number; pageSize: number },
): Promise<Page<HandoverSummary>> {
  const rows = await findHandovers(context, list);
  return { items: rows.map((row) => summaryOf(context, row)), total: rows[0]?.total ?? 0 };
}

/** The handovers waiting for the actor, first due first, with their number. */
export async function handoversWaiting(context: Reader, limit: number) {
  const rows = await findHandovers(context, { page: 1, pageSize: limit, isTurnOnly: true });
  return { items: rows.map((row) => summaryOf(context, row)), total: rows[0]?.total ?? 0 };
}

/** People who pass to another manager after today, from or to the actor, for super administrators in the company, with their number. */
export async function peoplePassingOn(
  context: Reader,
  limit: number,
): Promise<{ items: PassingPerson[]; total: number }> {
  const rows = await findPassingOn(context, limit);
  const items = rows.map((row) => ({
    ...summaryOf(context, row),
    requests: row.requests,
    promises: row.promises,
    lineNotes: row.lineNotes,
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** The latest of the actor's handovers about one employee. */
export async function handoversOf(context: Reader, employeeId: number, limit: number) {
  const rows = await findHandoversOf(context, employeeId, limit);
  return rows.map((row) => summaryOf(context, row));
}
