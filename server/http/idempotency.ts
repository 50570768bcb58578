import { createHash } from "node:crypto";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";

const isKey = /^[\x20-\x7e]{1,200}$/;

/** One run per `Idempotency-Key`: repetitions return the first response, or wait for it; other requests are refused. */
export async function once(
  { tx, actor }: Context,
  operation: NamedOperation,
  key: string | undefined,
  input: unknown,
  work: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return work();
  if (!isKey.test(key))
    throw new AppError("invalid_request", {
      fields: { "Idempotency-Key": "Between 1 and 200 letters, digits and signs of ASCII" },
    });

  const requestHash = createHash("sha256").update(JSON.stringify(input)).digest("base64url");
  const name = `${operation.module}.${operation.name}`;
  const mine = { tenantId: tx.tenantId, employeeId: actor.employeeId, key };
  const claimed = await tx
    .insertInto("idempotencyKeys")
    .values({ ...mine, operation: name, requestHash })
    .onConflict((conflict) => conflict.columns(["tenantId", "employeeId", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();

  if (!claimed) {
    const first = await tx
      .selectFrom("idempotencyKeys")
      .where("tenantId", "=", mine.tenantId)
      .where("employeeId", "=", mine.employeeId)
      .where("key", "=", key)
      .select(["operation", "requestHash", "response"])
      .executeTakeFirst();
    if (first?.operation !== name || first.requestHash !== requestHash || first.response === null)
      throw new AppError("idempotency_key_reused");
    return first.response;
  }
  const response = await work();
  await tx
    .updateTable("idempotencyKeys")
    .set({ response })
    .where("tenantId", "=", mine.tenantId)
    .where("employeeId", "=", mine.employeeId)
    .where("key", "=", key)
    .execute();
  return response;
}
