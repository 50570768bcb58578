import { sql, type Updateable } from "kysely";
import type { EventType } from "#contract/codes/event-type.ts";
import type { SecurityEventKind } from "#contract/codes/security-event-kind.ts";
import { type Hook, type hooks, maxHooks, type ShownHook } from "#contract/hooks.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { drawIds } from "#server/db/record-ids.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { fullName } from "#server/organisation/names.ts";
import type { Sealing } from "#server/sealed/sealing.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";
import { newHookSecret } from "./message.ts";

type HookBody = ParsedInput<typeof hooks.createHook>["body"];
type SecretColumn = "secret_sealed" | "secret_before_sealed";

/** For how long deliveries have two signatures after a rotation. */
const overlapMs = 86_400_000;

export const placeOf = (tx: Tx, id: number, column: SecretColumn) => ({
  ...{ tenantId: tx.tenantId, table: "hooks", column },
  id: String(id),
});

const rows = (tx: Tx) =>
  tx
    .selectFrom("hooks as h")
    .innerJoin("employees as maker", (join) =>
      join.onRef("maker.tenantId", "=", "h.tenantId").onRef("maker.id", "=", "h.createdById"),
    )
    .where("h.tenantId", "=", tx.tenantId)
    .select([
      "h.id",
      "h.name",
      "h.address",
      sql<EventType[]>`h.types`.as("types"),
      "h.isStopped",
      "h.failingSince",
      "h.lastDeliveredAt",
      "h.createdAt",
      "h.createdById",
      fullName("maker").as("makerName"),
      "h.secretBeforeUntil",
    ])
    .orderBy(sql`app.folded(h.name)`)
    .orderBy("h.id");
type Row = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];

export async function listHooks({ tx, now }: Pick<Context, "tx" | "now">) {
  const found = await rows(tx).execute();
  return { hooks: found.map((row) => shownHook(row, now)), maxHooks };
}

/** Throws `too_many_hooks`. The secret leaves the server in this response only. */
export async function createHook(
  sealing: Sealing,
  context: Context,
  body: HookBody,
): Promise<ShownHook> {
  const { tx, actor, now } = context;
  // So that the number of simultaneous additions is right.
  await lockCompany(tx);
  if ((await rows(tx).execute()).length >= maxHooks) throw new AppError("too_many_hooks");
  const [id = 0] = await drawIds(tx, 1);
  const secret = newHookSecret();
  await tx
    .insertInto("hooks")
    .values({
      ...{ tenantId: tx.tenantId, id, ...body, createdById: actor.employeeId },
      secretSealed: sealing.seal(secret, placeOf(tx, id, "secret_sealed")),
      createdAt: now.toISOString(),
    })
    .execute();
  await recordHook(context, "hook_made", body);
  return { hook: await getHook(context, id), secret };
}

/** Another address begins without failures. */
export async function updateHook(context: Context, id: number, body: HookBody): Promise<Hook> {
  const { address } = await lockHook(context.tx, id);
  await saveHook(context.tx, id, { ...body, ...(address !== body.address && unfailing) });
  await recordHook(context, "hook_changed", body);
  return getHook(context, id);
}

/** The former secret signs as well for 24 hours; one before it no longer. */
export async function rotateHookSecret(
  sealing: Sealing,
  context: Context,
  id: number,
): Promise<ShownHook> {
  const { tx, now } = context;
  const hook = await lockHook(tx, id);
  const secret = newHookSecret();
  const former = sealing.open(hook.secretSealed, placeOf(tx, id, "secret_sealed"));
  await saveHook(tx, id, {
    secretSealed: sealing.seal(secret, placeOf(tx, id, "secret_sealed")),
    secretBeforeSealed: sealing.seal(former, placeOf(tx, id, "secret_before_sealed")),
    secretBeforeUntil: new Date(now.getTime() + overlapMs).toISOString(),
  });
  await recordHook(context, "hook_rotated", hook);
  return { hook: await getHook(context, id), secret };
}

export const unfailing = { failingSince: null, failures: 0, isFailureTold: false };

/** What was not sent meanwhile is sent again on request only. */
export async function startHook(context: Context, id: number): Promise<Hook> {
  const hook = await lockHook(context.tx, id);
  await saveHook(context.tx, id, { isStopped: false, ...unfailing });
  await recordHook(context, "hook_started", hook);
  return getHook(context, id);
}

export async function removeHook(context: Context, id: number): Promise<{ ok: true }> {
  const { tx } = context;
  const hook = await lockHook(tx, id);
  await tx
    .deleteFrom("hookDeliveries")
    .where("tenantId", "=", tx.tenantId)
    .where("hookId", "=", id)
    .execute();
  await tx.deleteFrom("hooks").where("tenantId", "=", tx.tenantId).where("id", "=", id).execute();
  await recordHook(context, "hook_removed", hook);
  return { ok: true };
}

const recordHook = (
  context: Context,
  kind: SecurityEventKind,
  { name, address }: Pick<HookBody, "name" | "address">,
) =>
  recordSecurity(context.tx, {
    ...{ kind, ...byCaller(context) },
    details: { hook: name, host: new URL(address).host },
  });

/** Throws `not_found`. */
export async function lockHook(tx: Tx, id: number) {
  const hook = await tx
    .selectFrom("hooks")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!hook) throw new AppError("not_found");
  return hook;
}

export const saveHook = (tx: Tx, id: number, changes: Updateable<Tables["hooks"]>) =>
  tx
    .updateTable("hooks")
    .set(changes)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** Throws `not_found`. */
export async function getHook({ tx, now }: { tx: Tx; now: Date }, id: number): Promise<Hook> {
  const row = await rows(tx).where("h.id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return shownHook(row, now);
}

function shownHook(row: Row, now: Date): Hook {
  const { createdById, makerName, isStopped, secretBeforeUntil, ...hook } = row;
  const isOver = secretBeforeUntil === null || Date.parse(secretBeforeUntil) <= now.getTime();
  return {
    ...hook,
    state: isStopped ? "stopped" : hook.failingSince === null ? "active" : "failing",
    createdBy: { id: createdById, name: makerName },
    formerSecretUntil: isOver ? null : secretBeforeUntil,
  };
}
