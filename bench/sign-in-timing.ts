import { randomUUID } from "node:crypto";
import type { Tx } from "#server/db/database.ts";
import { openAccount } from "#server/modules/auth/index.ts";
import { median } from "./load.ts";
import type { Report } from "./report.ts";
import { startWorld } from "./world.ts";

const warmUps = 20;
const rounds = 300;

/** Whether a refusal's time reveals an account, or its second step: all kinds in random order. */
export async function benchSignInTiming(report: Report): Promise<void> {
  const world = await startWorld(400);
  try {
    const refusalMs = async (email: string) => {
      const begunAt = performance.now();
      const { status } = await fetch(`${world.url}/prod/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: "Wrong-horse-7!" }),
      });
      if (status !== 401) throw new Error(`A sign-in was answered with ${status}.`);
      return performance.now() - begunAt;
    };
    const { tenantId } = world.owner;
    const protectedEmail = await world.services.database.inTenant(tenantId, addProtected);
    const emails = {
      known: world.owner.email,
      withCode: protectedEmail,
      unknown: "nobody@nowhere.co.za",
    };
    const kinds = ["known", "withCode", "unknown"] as const;
    const times: Record<(typeof kinds)[number], number[]> = {
      known: [],
      withCode: [],
      unknown: [],
    };
    for (let round = 0; round < warmUps + rounds; round++)
      for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
        const ms = await refusalMs(emails[kind]);
        // First calls prepare later ones.
        if (round >= warmUps) times[kind].push(ms);
      }
    const differenceOf = (kind: "known" | "withCode") =>
      Math.abs(median(times[kind]) - median(times.unknown));
    report.milliseconds(
      "a refused sign-in to a known account, against an unknown one",
      differenceOf("known"),
      "signInTimingMs",
    );
    report.milliseconds(
      "the same for an account with a code",
      differenceOf("withCode"),
      "signInTimingMs",
    );
    report.detail("  known, ms", median(times.known));
  } finally {
    await world.stop();
  }
}

/** Gives a member of staff an account with an authenticator app; returns their e-mail. */
async function addProtected(tx: Tx): Promise<string> {
  const owner = await tx
    .selectFrom("accounts")
    .where("tenantId", "=", tx.tenantId)
    .select(["passwordHash"])
    .executeTakeFirstOrThrow();
  const { id: employeeId, email } = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.employeeRole", "<>", "Executive")
    .select(["e.id", "e.email"])
    .executeTakeFirstOrThrow();
  const accountId = await openAccount(tx, { employeeId, email, passwordHash: owner.passwordHash });
  await tx
    .insertInto("authenticatorApps")
    .values({
      tenantId: tx.tenantId,
      id: randomUUID(),
      accountId,
      seedSealed: "never opened: each password is wrong",
      confirmedAt: new Date().toISOString(),
    })
    .execute();
  return email;
}
