import type { Tx } from "#server/db/database.ts";

const day = "2026-01-05";
/** One day later, so that promises of the day pass on. */
const takesOverOn = "2026-01-06";

interface HandoverRow {
  employeeId: number;
  outgoingId: number;
  /** The current step. */
  step: 1 | 2 | 3;
  part: "matters" | "question_to_outgoing";
}

/** Adds a handover at a step, with one text; returns its id. */
async function insertHandover(
  tx: Tx,
  { employeeId, outgoingId, step: present, part }: HandoverRow,
): Promise<number> {
  const { tenantId } = tx;
  const { id: handoverId } = await tx
    .insertInto("handovers")
    .values({ tenantId, employeeId, outgoingId, takesOverOn, openedOn: day })
    .returning("id")
    .executeTakeFirstOrThrow();
  const done = { doneOn: day, doneById: outgoingId };
  const steps = [1, 2, 3].map((step) => ({
    tenantId,
    handoverId,
    step,
    dueOn: day,
    ...(step < present && done),
  }));
  await tx.insertInto("handoverSteps").values(steps).execute();
  const text = { body: "The audit", byId: outgoingId, writtenAt: `${day}T08:00:00Z` };
  await tx
    .insertInto("handoverTexts")
    .values({ tenantId, handoverId, part, ...text })
    .execute();
  return handoverId;
}

/** Adds four handovers about the owner's people, whose present step the owner may write, finish, confirm and answer. */
export async function insertHandoverSteps(
  tx: Tx,
  [first = 0, second = 0, third = 0, fourth = 0]: readonly number[],
  { ownerId, otherId }: { ownerId: number; otherId: number },
) {
  const writing = { outgoingId: ownerId, step: 1, part: "matters" } as const;
  const reading = { outgoingId: otherId, step: 3, part: "matters" } as const;
  const asked = { outgoingId: ownerId, step: 3, part: "question_to_outgoing" } as const;
  return {
    writing: await insertHandover(tx, { ...writing, employeeId: first }),
    written: await insertHandover(tx, { ...writing, employeeId: second }),
    read: await insertHandover(tx, { ...reading, employeeId: third }),
    asked: await insertHandover(tx, { ...asked, employeeId: fourth }),
  };
}

export async function insertPromise(
  tx: Tx,
  promise: { employeeId: number; madeById: number; state: "open" | "proposed" },
): Promise<number> {
  const { id } = await tx
    .insertInto("promises")
    .values({
      ...promise,
      tenantId: tx.tenantId,
      madeAt: new Date().toISOString(),
      madeOn: day,
      changedOn: day,
      promiseText: "A desk",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
