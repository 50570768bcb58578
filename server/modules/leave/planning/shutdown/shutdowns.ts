import type { ListQuery } from "#contract/common.ts";
import type { NewShutdown, Shutdown, ShutdownPerson } from "#contract/leave/planning/shutdown.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { departmentExists } from "../day-rules/day-rule-queries.ts";
import { runShutdown } from "./shutdown-job.ts";
import {
  findShutdownPeople,
  findShutdowns,
  insertShutdown,
  lockShutdown,
  renewShutdownPeople,
  saveShutdownState,
} from "./shutdown-queries.ts";

type Paging = Pick<ListQuery, "page" | "pageSize">;

export async function listShutdowns(
  { tx, today }: Pick<Context, "tx" | "today">,
  query: Paging,
): Promise<Page<Shutdown>> {
  const { items, total } = await findShutdowns(tx, query);
  return {
    items: items.map(({ departmentId, departmentName, recordedById, recordedByName, ...row }) => {
      const { endedAt, endedById, endedByName, ...shutdown } = row;
      return {
        ...shutdown,
        department: departmentId === null ? null : { id: departmentId, name: departmentName },
        by: { id: recordedById, name: recordedByName },
        ended:
          endedAt === null || endedById === null
            ? null
            : { at: endedAt, by: { id: endedById, name: endedByName } },
        canUndo: row.state === "booked" && row.from > today,
      };
    }),
    total,
  };
}

/** One page of people with their costs, most missing days first. */
export async function listShutdownPeople(
  { tx }: Pick<Context, "tx">,
  query: Paging & { shutdownId: number },
): Promise<Page<ShutdownPerson>> {
  const { items, total } = await findShutdownPeople(tx, query);
  return {
    items: items.map(({ employeeId, employeeName, ...days }) => ({
      employee: { id: employeeId, name: employeeName },
      ...days,
    })),
    total,
  };
}

/** Plans a shutdown and enqueues the count of its costs, without bookings. Names the field of an error. */
export async function planShutdown(context: Context, given: NewShutdown): Promise<{ id: number }> {
  const { tx, actor, now, today, enqueue } = context;
  if (given.from <= today) throw wrong("from", "Please choose a day that is still to come");
  if (given.departmentId !== null && !(await departmentExists(tx, given.departmentId)))
    throw wrong("departmentId", "This department does not exist");
  const recorded = { recordedAt: now.toISOString(), recordedById: actor.employeeId };
  const { id } = await insertShutdown(tx, given, recorded);
  await enqueue(runShutdown, { id });
  return { id };
}

const wrong = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });

/** Books a counted, future shutdown for all its people, in batches. */
export async function bookShutdown(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, actor, today, enqueue } = context;
  const { from } = await lockedIn(context, id, "ready");
  if (from <= today) throw new AppError("shutdown_in_other_state", { message: hasBegun });
  await saveShutdownState(tx, id, { state: "booking", bookedById: actor.employeeId });
  await enqueue(runShutdown, { id });
  return { ok: true };
}

/** Discards a counted shutdown before its booking. */
export async function discardShutdown(context: Context, id: number): Promise<{ ok: true }> {
  await lockedIn(context, id, "ready");
  await saveShutdownState(context.tx, id, { state: "discarded", ...endedBy(context) });
  return { ok: true };
}

/** Cancels all remaining leave of a shutdown in batches, only before its start. */
export async function undoShutdown(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, today, enqueue } = context;
  const { from } = await lockedIn(context, id, "booked");
  if (from <= today) throw new AppError("shutdown_in_other_state", { message: hasBegun });
  await renewShutdownPeople(tx, id);
  await saveShutdownState(tx, id, { state: "undoing", ...endedBy(context) });
  await enqueue(runShutdown, { id });
  return { ok: true };
}

const hasBegun = "This shutdown has begun. Its leave can be changed for each person.";

const endedBy = ({ actor, now }: Pick<Context, "actor" | "now">) => ({
  endedAt: now.toISOString(),
  endedById: actor.employeeId,
});

/** A shutdown, locked; throws `shutdown_in_other_state`. */
async function lockedIn({ tx }: Pick<Context, "tx">, id: number, state: "ready" | "booked") {
  const found = await lockShutdown(tx, id);
  if (!found) throw new AppError("not_found");
  if (found.state !== state) throw new AppError("shutdown_in_other_state");
  return found;
}
