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

/** One page of the promises to those whom the actor leads, or to anyone else for super administrators; the first due first. */
export async function listPromises(context: Reader, list: PromiseList): Promise<Page<Promised>> {
  const [rows, total] = await Promise.all([
    findPromisesToLed(context, list),
    countPromises(context, { state: list.state }),
  ]);
  return { items: rows.map((row) => listedPromise(context, row)), total };
}

/** One page of the promises to an employee, the latest first; throws `not_found` unless the actor may see their history. */
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

/** A promise with its former texts and all that happened to it; throws `not_found` unless the actor may read it. */
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

/** The first promises to an employee that are still to be settled, the first due first, and how many there are. */
export async function unsettledPromises(context: Reader, employeeId: number, limit: number) {
  const rows = await findUnsettled(context, employeeId, limit);
  return { items: rows.map((row) => listedPromise(context, row)), total: rows[0]?.total ?? 0 };
}

/** The same for all whom the actor leads. */
export async function promisesToLed(context: Reader, limit: number) {
  const rows = await findUnsettled(context, "led", limit);
  return { items: rows.map((row) => listedPromise(context, row)), total: rows[0]?.total ?? 0 };
}

/** The promises that pass on with a handover in which the actor takes part. */
export async function passingPromises(context: Reader, handover: PassedOn): Promise<Promised[]> {
  const rows = await findPassingPromises(context, handover);
  return rows.map((row) => listedPromise(context, row));
}
