import type { Promised } from "#contract/continuity/promises.ts";
import { promiseActionsOf } from "./access.ts";
import type { PromiseRow, Reader } from "./promise-queries.ts";

const anHourMs = 3_600_000;

export function listedPromise({ actor, now, today }: Reader, row: PromiseRow): Promised {
  const { id, promiseText, dueOn, isIntent, state, version, madeOn, changedOn } = row;
  const isFresh = row.changes === 1 && now.getTime() - new Date(row.madeAt).getTime() <= anHourMs;
  return {
    id,
    employee: { id: row.employeeId, name: row.employeeName },
    promiseText,
    dueOn,
    isIntent,
    state,
    version,
    madeBy: { id: row.madeById, name: row.madeByName },
    madeOn,
    changedOn,
    isAsleep: !row.isActive || (row.terminationDate !== null && row.terminationDate < today),
    actions: promiseActionsOf({
      state,
      isInCharge: row.isInCharge,
      isAuthor: row.madeById === actor.employeeId,
      isFresh,
    }),
  };
}
