import type { HandoverSummary } from "#contract/continuity/handovers.ts";
import type { Page } from "#contract/operation.ts";
import {
  findHandovers,
  findHandoversOf,
  type HandoverRow,
  type Reader,
} from "./handover-queries.ts";

/** Whose turn it is in a handover. */
const ownerOf = ({ step, outgoingId, employeeId, incomingId }: HandoverRow) => {
  if (step === null) return null;
  return { 1: outgoingId, 2: employeeId, 3: incomingId }[step];
};

/** A handover as lists show it, without its texts. */
export function summaryOf({ actor }: Pick<Reader, "actor">, row: HandoverRow): HandoverSummary {
  const { id, takesOverOn, openedOn, finishedOn, closedOn, step, dueOn } = row;
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
    isMyTurn: ownerOf(row) === actor.employeeId,
  };
}

/** One page of the handovers in which the actor takes part, the unfinished first. */
export async function listHandovers(
  context: Reader,
  list: { page: number; pageSize: number },
): Promise<Page<HandoverSummary>> {
  const rows = await findHandovers(context, list);
  return { items: rows.map((row) => summaryOf(context, row)), total: rows[0]?.total ?? 0 };
}

/** Those that wait for the actor, the first due first, and how many there are. */
export async function handoversWaiting(context: Reader, limit: number) {
  const rows = await findHandovers(context, { page: 1, pageSize: limit, isTurnOnly: true });
  return { items: rows.map((row) => summaryOf(context, row)), total: rows[0]?.total ?? 0 };
}

/** The latest about one employee in which the actor takes part. */
export async function handoversOf(context: Reader, employeeId: number, limit: number) {
  const rows = await findHandoversOf(context, employeeId, limit);
  return rows.map((row) => summaryOf(context, row));
}
