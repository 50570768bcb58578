import type { PromiseAction, PromiseChange } from "#contract/codes/continuity.ts";
import type { TypedText } from "#contract/common.ts";
import type { promiseOperations } from "#contract/continuity/promises.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { changeOf } from "#server/story/changes.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { notifyOfPromise } from "./change-notice.ts";
import { insertChange, insertFormer, insertPromise, savePromise } from "./change-queries.ts";
import { listedPromise } from "./listed-promise.ts";
import { findPromisee, lockPromise, type PromiseRow } from "./promise-queries.ts";

type Given<Name extends keyof typeof promiseOperations> =
  ParsedInput<(typeof promiseOperations)[Name]> extends { body: infer Body } ? Body : never;

/** Records a promise, or the employee's proposal. Throws `forbidden` or `employee_deactivated`. */
export async function makePromise(
  context: Context,
  { employeeId, promiseText, dueOn: givenDay, isIntent }: Given<"makePromise">,
): Promise<{ id: number }> {
  const { tx, actor, now, today } = context;
  const dueOn = givenDay || null;
  const employee = await findPromisee(context, employeeId);
  if (!employee) throw new AppError("not_found");
  const isOwn = employee.id === actor.employeeId;
  if (!isOwn && !employee.isInCharge) throw new AppError("forbidden");
  if (!employee.isActive) throw new AppError("employee_deactivated");
  if (isOwn && isIntent) throw refused("isIntent", "You can read what is promised to you");
  checkDay(dueOn, today);

  const at = now.toISOString();
  const state = isOwn ? "proposed" : "open";
  const made = { madeById: actor.employeeId, madeAt: at, madeOn: today, changedOn: today };
  const promise = { employeeId, isIntent, promiseText, dueOn, state } as const;
  const { id } = await insertPromise(tx, { ...promise, ...made });
  const row = { id, employeeId, employeeName: employee.name, isIntent, changes: 0 };
  const kind = isOwn ? "proposed" : "made";
  await recordChange(context, row, { kind, days: [null, dueOn] });
  return { id };
}

/** Opens an employee's proposal. */
export const agreeToPromise = (context: Context, id: number) =>
  settle(context, id, { action: "agree", kind: "agreed", state: "open" });

export const declinePromise = (context: Context, id: number, { reason }: Given<"declinePromise">) =>
  settle(context, id, { action: "decline", kind: "declined", state: "declined", reason });

export const keepPromise = (context: Context, id: number, { reason }: Given<"keepPromise">) =>
  settle(context, id, { action: "keep", kind: "kept", state: "kept", reason });

export const breakPromise = (context: Context, id: number, { reason }: Given<"breakPromise">) =>
  settle(context, id, { action: "break", kind: "broken", state: "broken", reason });

/** Withdraws a promise within the hour; it stays without its text. */
export const takeBackPromise = (context: Context, id: number) =>
  settle(context, id, { action: "takeBack", kind: "taken_back", state: "taken_back" });

interface Outcome {
  action: PromiseAction;
  kind: PromiseChange;
  state: "open" | "kept" | "broken" | "declined" | "taken_back";
  reason?: TypedText;
}

async function settle(
  context: Context,
  id: number,
  { action, kind, state, reason }: Outcome,
): Promise<{ ok: true }> {
  const { tx, today } = context;
  const promise = await lockedFor(context, id, action);
  const counted = { changes: promise.changes + 1, changedOn: today };
  const text = state === "taken_back" ? { promiseText: "" } : {};
  await savePromise(tx, id, { state, ...text, ...counted });
  await recordChange(context, promise, { kind, reason });
  return { ok: true };
}

/** Gives an open promise a new text or day, as another version. Throws `conflict` for an outdated version. */
export async function renegotiatePromise(
  context: Context,
  id: number,
  given: Given<"renegotiatePromise">,
): Promise<{ ok: true }> {
  const { tx, today } = context;
  const promise = await lockedFor(context, id, "renegotiate");
  if (given.version !== promise.version) throw new AppError("conflict");
  const promiseText = given.promiseText ?? promise.promiseText;
  const dueOn = given.dueOn === undefined ? promise.dueOn : given.dueOn || null;
  const isMoved = dueOn !== promise.dueOn;
  if (!isMoved && promiseText === promise.promiseText) return { ok: true };
  if (isMoved) checkDay(dueOn, today);
  const { version, changes } = promise;
  const former = { version, promiseText: promise.promiseText, dueOn: promise.dueOn };
  await insertFormer(tx, { promiseId: id, ...former });
  const counted = { version: version + 1, changes: changes + 1, changedOn: today };
  await savePromise(tx, id, { promiseText, dueOn, ...counted });
  const days = [promise.dueOn, dueOn] as const;
  await recordChange(context, promise, { kind: "renegotiated", reason: given.reason, days });
  return { ok: true };
}

/** Throws `not_found` unless the promise is visible, and otherwise why the action is refused. */
async function lockedFor(context: Context, id: number, action: PromiseAction): Promise<PromiseRow> {
  const promise = await lockPromise(context, id);
  if (!promise) throw new AppError("not_found");
  const { actions, state } = listedPromise(context, promise);
  if (actions.includes(action)) return promise;
  const isSettled = state !== "open" && state !== "proposed";
  throw new AppError(promise.isInCharge && isSettled ? "conflict" : "forbidden");
}

type Changed = Pick<PromiseRow, "id" | "employeeId" | "employeeName" | "isIntent" | "changes">;

interface Happened {
  kind: PromiseChange;
  reason?: TypedText | undefined;
  /** The former and the new due day, if changeable. */
  days?: readonly [before: string | null, after: string | null];
}

/** Records a change in the histories of promise and employee, and notifies the people concerned. */
async function recordChange(
  context: Context,
  promise: Changed,
  { kind, reason, days: [before, after] = [null, null] }: Happened,
): Promise<void> {
  const { tx, actor, now, today } = context;
  const { id: promiseId, employeeId, isIntent } = promise;
  const by = { byId: actor.employeeId, at: now.toISOString(), day: today };
  await insertChange(tx, {
    promiseId,
    number: promise.changes + 1,
    kind,
    ...by,
    reason: reason ?? "",
  });
  await recordStory(context, {
    kind: `promise_${kind}`,
    subjectId: employeeId,
    visibility: isIntent ? "management" : "shared",
    changes: before === after ? [] : [changeOf("dueOn", before, after)],
    reason: said(reason),
    link: { kind: "promise", id: promiseId },
  });
  await notifyOfPromise(context, promise, kind);
}

function checkDay(dueOn: string | null, today: string): void {
  if (dueOn !== null && dueOn < today) throw refused("dueOn", "Please choose today or a later day");
}

const refused = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });
