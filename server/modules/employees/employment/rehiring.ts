import { sql } from "kysely";
import { employmentStatusOf } from "#contract/codes/people.ts";
import type { Rehiring } from "#contract/employees/rehiring.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { fillPositions } from "#server/modules/departments/index.ts";
import { endLines } from "#server/modules/line/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { type PastEmployment, pastEmploymentsOf } from "#server/organisation/past-employments.ts";
import { changesBetween } from "#server/story/changes.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import { mayDecideOn } from "../access.ts";
import { countedService } from "../counted-service.ts";
import { moveDayProblem } from "../move-day.ts";
import { lockEmployee, saveEmployee } from "../queries.ts";

/**
 * Continues a former employee's record and account from the first day. Throws `not_found`, `forbidden`, `position_taken` or field errors.
 */
export async function rehire(
  context: Context,
  id: number,
  { firstDay, serviceFrom, employmentStatus, positionId }: Rehiring,
): Promise<{ ok: true }> {
  const { tx, now, actor } = context;
  await lockCompany(tx);
  const stored = await lockEmployee(tx, id);
  if (!stored) throw new AppError("not_found");
  if (!mayDecideOn(actor, id)) throw new AppError("forbidden");
  const before = endedEmployment(context, stored);
  const service = checkedService(before, firstDay, serviceFrom ?? undefined);
  refuseFirstDay(context, before.to, firstDay);
  const status = employmentStatus === undefined ? undefined : employmentStatusOf(employmentStatus);
  if ((status ?? stored.employmentStatus) === "Terminated")
    throw new AppError("invalid_request", {
      fields: { employmentStatus: "Please choose as what they are employed now" },
    });

  await endLines(context, { employeeId: id, lastDay: before.to, firstDay });
  await insertPastEmployment(tx, { ...before, employeeId: id, at: now, byId: actor.employeeId });
  const changes = {
    startDate: firstDay,
    terminationDate: null,
    noticeGivenOn: null,
    serviceFrom: service === firstDay ? null : service,
    ...(status && { employmentStatus: status }),
    isActive: true,
  };
  await saveEmployee(tx, id, changes, now.toISOString());
  const { isActive: _, ...told } = changes;
  const entry = {
    subjectId: id,
    kind: "rehired" as const,
    day: firstDay === context.today ? undefined : firstDay,
    changes: changesBetween({ ...stored }, told),
  };
  await place(context, { employeeId: id, positionId, movesOn: firstDay }, [entry]);
  return { ok: true };
}

type Stored = NonNullable<Awaited<ReturnType<typeof lockEmployee>>>;

/** The past employment; throws field errors without one. */
function endedEmployment({ today }: Context, { startDate, terminationDate, serviceFrom }: Stored) {
  if (!terminationDate || terminationDate >= today)
    throw new AppError("invalid_request", {
      fields: {
        firstDay: terminationDate
          ? "They have not left yet: change their last day instead"
          : "They have not left",
      },
    });
  return { from: startDate, to: terminationDate, serviceFrom };
}

function refuseFirstDay({ today }: Context, lastDay: string, firstDay: string): void {
  const problem =
    firstDay <= lastDay
      ? "This is not after their last day of work"
      : moveDayProblem(firstDay, { today, startDate: null, terminationDate: null });
  if (problem) throw new AppError("invalid_request", { fields: { firstDay: problem } });
}

/** The given start of service; throws if the Act requires an earlier one. */
function checkedService(
  before: ReturnType<typeof endedEmployment>,
  firstDay: string,
  given: string | undefined,
): string {
  const counted = countedService(before, firstDay);
  if (given === undefined || given <= counted) return given ?? counted;
  throw new AppError("invalid_request", {
    fields: {
      serviceFrom:
        given > firstDay
          ? "Service cannot count from after the first day"
          : "The break was shorter than a year, so earlier service counts (BCEA s 84)",
    },
  });
}

async function place(
  context: Context,
  {
    positionId,
    ...filling
  }: Pick<Rehiring, "positionId"> & { employeeId: number; movesOn: string },
  story: readonly StoryEntry[],
): Promise<void> {
  if (!positionId) {
    await recordStory(context, story);
    return;
  }
  if (await fillPositions(context, [{ ...filling, positionId }], { story, areReturning: true }))
    return;
  throw new AppError("invalid_request", {
    fields: { positionId: "Please choose a vacant position of your company" },
  });
}

/** The employment before a rehire: its days, if known, and how it was recorded. */
interface Ended extends PastEmployment {
  employeeId: number;
  at: Date;
  byId: number;
}

const insertPastEmployment = (tx: Tx, { employeeId, from, to, serviceFrom, at, byId }: Ended) =>
  tx
    .insertInto("pastEmployments")
    .values({
      tenantId: tx.tenantId,
      employeeId,
      dateFrom: from,
      dateTo: to,
      serviceFrom,
      recordedAt: at.toISOString(),
      recordedById: byId,
    })
    .execute();

/** The past employments of an employee, earliest first. */
export async function listPastEmployments(tx: Tx, employeeId: number): Promise<PastEmployment[]> {
  const { rows } = await sql<{ past: PastEmployment[] }>`
    select ${pastEmploymentsOf(tx, sql`${employeeId}::bigint`)} as past`.execute(tx);
  return rows[0]?.past ?? [];
}
