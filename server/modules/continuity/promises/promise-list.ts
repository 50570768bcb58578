import type { PromiseState } from "#contract/codes/continuity.ts";
import type { Promised, PromiseRecord } from "#contract/continuity/promises.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import { isHistoryVisible } from "#server/story/history-queries.ts";
import { findChanges, findFormer } from "./change-queries.ts";
import { listedPromise } from "./listed-promise.ts";
import {
  countPromises,
  findPassingPromises,
  findPromise,
  findPromisesOf,
  findPromisesToLed,
  findUnsettled,
  type PassedOn,
  type Reader,
} from "./promise-queries.ts";

interface PromiseList {
  state?: PromiseState | undefined;
  page: number;
  pageSize: number;
}

/** One page of the promises to the actor's people, for super administrators to all others; first due first. */
export async function listPromises(context: Reader, list: PromiseList): Promise<Page<Promised>> {
  const [rows, total] = await Promise.all([
    findPromisesToLed(context, list),
    countPromises(context, { state: list.state }),
  ]);
  return { items: rows.map((row) => listedPromise(context, row)), total };
}

/** One page of the promises to an employee, latest first; throws `not_found` without a right to their history. */
export async function listPromisesOf(
  context: Reader,
  employeeId: number,
  list: PromiseList,
): Promise<Page<Promised>> {
  if (!(await isHistoryVisible(context, employeeId))) throw new AppError("not_found");
  const [rows, total] = await Promise.all([
    findPromisesOf(context, employeeId, list),
    countPromises(context, { of: employeeId, state: list.state }),
  ]);
  return { items: rows.map((row) => listedPromise(context, row)), total };
}

/** Throws `not_found` unless the promise is visible to the actor. */
export async function getPromise(context: Reader, id: number): Promise<PromiseRecord> {
  const row = await findPromise(context, id);
  if (!row) throw new AppError("not_found");
  const [versions, changes] = await Promise.all([
    findFormer(context.tx, id),
    findChanges(context.tx, id),
  ]);
  return {
    ...listedPromise(context, row),
    versions,
    history: changes.map(({ byId, byName, ...change }) => ({
      ...change,
      by: { id: byId, name: byName },
    })),
  };
}

/** The first unsettled promises to an employee, first due first, with their number. */
export async function unsettledPromises(context: Reader, employeeId: number, limit: number) {
  const rows = await findUnsettled(context, employeeId, limit);
  return { items: rows.map((row) => listedPromise(context, row)), total: rows[0]?.total ?? 0 };
}

/** The same for all of the actor's people. */
export async function promisesToLed(context: Reader, limit: number) {
  const rows = await findUnsettled(context, "led", limit);
  return { items: rows.map((row) => listedPromise(context, row)), total: rows[0]?.total ?? 0 };
}

/** The promises passed on with a handover of the actor. */
export async function passingPromises(context: Reader, handover: PassedOn): Promise<Promised[]> {
  const rows = await findPassingPromises(context, handover);
  return rows.map((row) => listedPromise(context, row));
}
