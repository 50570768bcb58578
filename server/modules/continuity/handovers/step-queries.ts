import { type RawBuilder, sql } from "kysely";
import type { HandoverPart } from "#contract/codes/continuity.ts";
import type { Tx } from "#server/context.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

interface TextRow {
  handoverId: number;
  part: HandoverPart;
  body: string;
  byId: number;
  writtenAt: string;
}

export const saveText = (tx: Tx, text: TextRow) =>
  tx
    .insertInto("handoverTexts")
    .values({ tenantId: tx.tenantId, ...text })
    .onConflict((conflict) =>
      conflict
        .columns(["tenantId", "handoverId", "part"])
        .doUpdateSet({ body: text.body, byId: text.byId, writtenAt: text.writtenAt }),
    )
    .execute();

export const saveDone = (
  tx: Tx,
  steps: readonly { id: number; step: number }[],
  { on, byId, releasedBecause }: { on: string; byId: number; releasedBecause: string },
) =>
  sql`
    update handover_steps as s set done_on = ${on}::date, done_by_id = ${byId}, released_because = ${releasedBecause}
    from unnest(${steps.map(({ id }) => id)}::bigint[], ${steps.map(({ step }) => step)}::int[]) as given (id, step)
    where s.tenant_id = ${tx.tenantId} and s.handover_id = given.id and s.step = given.step`.execute(
    tx,
  );

export const saveFinished = (
  tx: Tx,
  ids: readonly number[],
  { on, confirmedById }: { on: string; confirmedById: number | null },
) =>
  tx
    .updateTable("handovers")
    .set({ finishedOn: on, confirmedById })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", anyOf(ids))
    .execute();

interface Answer {
  handoverId: number;
  promiseId: number;
  isAccepted: boolean;
  reason: string;
  byId: number;
  answeredOn: string;
}

export const saveAnswer = (tx: Tx, answer: Answer) =>
  tx
    .insertInto("handoverPromises")
    .values({ tenantId: tx.tenantId, ...answer })
    .onConflict((conflict) =>
      conflict.columns(["tenantId", "handoverId", "promiseId"]).doUpdateSet({
        isAccepted: answer.isAccepted,
        reason: answer.reason,
        byId: answer.byId,
        answeredOn: answer.answeredOn,
      }),
    )
    .execute();

export const findAnswers = (tx: Tx, handoverId: number) =>
  tx
    .selectFrom("handoverPromises as a")
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.handoverId", "=", handoverId)
    .select(["a.promiseId", "a.isAccepted", "a.reason", "a.byId"])
    .execute();

/** An employee, today's manager, and whether the actor may act for that manager. */
export const findLed = (
  tx: Tx,
  { employeeId, today }: { employeeId: number; today: string },
  isLed: RawBuilder<boolean>,
) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .select(["e.id", "e.isActive", isLed.as("isLed")])
    .select(managerOf(tx, employeeId, today).as("managerId"))
    .executeTakeFirst();
