import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import pg from "pg";
import { buildApp } from "#server/app.ts";
import { connectDatabase, type Tx } from "#server/db/database.ts";
import { startEphemeral } from "#server/db/embedded/ephemeral-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { createAttemptLimits } from "#server/http/attempt-limits.ts";
import { createTokens } from "#server/http/tokens.ts";
import { startJobs } from "#server/jobs/jobs.ts";
import { prepareQueue } from "#server/jobs/prepare-queue.ts";
import { linksInto } from "#server/links.ts";
import { startLive } from "#server/live/live.ts";
import { hashPassword } from "#server/modules/auth/index.ts";
import type { Services } from "#server/services.ts";

export const password = "Correct-horse-7!";

/** A server on a Postgres in memory, with one company of so many people, and the statements it runs. */
export async function startWorld(people: number, webDir?: string) {
  const postgres = await startEphemeral();
  await migrate({ ownerUrl: postgres.ownerUrl });
  await prepareQueue(postgres.ownerUrl);
  const statements: { text: string; values: unknown[] }[] = [];
  const database = connectDatabase({
    url: postgres.appUrl,
    poolSize: 10,
    prepare: true,
    onStatement: (text, values) => {
      statements.push({ text, values: [...values] });
    },
  });
  const services: Services = {
    config: { publicUrl: "http://localhost", sessionHours: 12, supportEmail: "help@example.com" },
    database,
    jobs: await startJobs(database, console.error),
    links: linksInto("http://localhost"),
    live: startLive(postgres.appUrl, console.error),
    tokens: createTokens("a key for the bench, of enough characters"),
    attempts: createAttemptLimits(database, 1_000_000),
  };
  const app = await buildApp({
    services,
    requestsPerMinute: 100_000_000,
    ...(webDir && { webDir }),
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const owner = await fill(services, people);
  const postmasterPid = await postmasterOf(postgres.ownerUrl);

  return {
    url,
    owner,
    services,
    statements,
    appUrl: postgres.appUrl,
    ownerUrl: postgres.ownerUrl,
    postmasterPid,
    async stop() {
      await app.close();
      await services.jobs.stop();
      await services.live.stop();
      await database.close();
      await postgres.stop();
    },
  };
}

async function postmasterOf(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const parent = readFileSync(`/proc/${rows[0].pid}/stat`, "utf8")
    .split(") ")
    .at(-1)
    ?.split(" ")[1];
  await client.end();
  return Number(parent);
}

async function fill({ database, tokens }: Services, people: number) {
  const tenantId = randomUUID();
  const [accountId, sessionId] = [randomUUID(), randomUUID()];
  const expiresAt = new Date(Date.now() + 86_400_000);
  const email = `owner@${tenantId.slice(0, 8)}.co.za`;
  const passwordHash = await hashPassword(password);
  const employeeId = await database.inTenant(tenantId, async (tx) => {
    await tx
      .insertInto("tenants")
      .values({ id: tenantId, domainName: "bench.co.za", isActive: true })
      .execute();
    const id = await insertPeople(tx, people, email);
    await tx
      .insertInto("accounts")
      .values({ tenantId, id: accountId, employeeId: id, email, passwordHash })
      .execute();
    await tx
      .insertInto("sessions")
      .values({
        tenantId,
        id: sessionId,
        accountId,
        employeeId: id,
        expiresAt: expiresAt.toISOString(),
      })
      .execute();
    return id;
  });
  await database.inTenant(tenantId, (tx) => claim(tx, email));
  const token = await tokens.sign({ tenantId, employeeId, accountId, sessionId }, expiresAt);
  return { tenantId, employeeId, email, token };
}

async function claim(tx: Tx, email: string): Promise<void> {
  await sql`select app.claim_email(${email})`.execute(tx);
}

const names = ["Thabo", "Lerato", "Thandi", "Sipho", "Zanele", "Johan", "Aisha", "Boitumelo"];
const surnames = ["Mokoena", "Nkosi", "Botha", "Dlamini", "Naidoo", "Molefe", "Khumalo"];

/** Everybody holds a position in one of ten departments; answers the first, who is the owner. */
async function insertPeople(tx: Tx, people: number, ownerEmail: string): Promise<number> {
  const { tenantId } = tx;
  const numbers = Array.from({ length: people }, (_, index) => index);
  const departments = await tx
    .insertInto("departments")
    .values(numbers.slice(0, 10).map((n) => ({ tenantId, departmentName: `Department ${n}` })))
    .returning("id")
    .execute();
  const ids: number[] = [];
  // A statement takes some 65 000 values and no more.
  for (let first = 0; first < people; first += 5_000) {
    const some = numbers.slice(first, first + 5_000);
    ids.push(...(await insertSeated(tx, some, departments, ownerEmail)));
  }
  return ids[0] ?? 0;
}

async function insertSeated(
  tx: Tx,
  numbers: readonly number[],
  departments: readonly { id: number }[],
  ownerEmail: string,
): Promise<number[]> {
  const { tenantId } = tx;
  const departmentOf = (n: number) => departments[n % departments.length]?.id ?? 0;
  const employees = await tx
    .insertInto("employees")
    .values(
      numbers.map((n) => ({
        tenantId,
        name: `${names[n % names.length]} ${n}`,
        surname: `${surnames[n % surnames.length]} ${n % 97}`,
        email: n === 0 ? ownerEmail : `person${n}@bench.co.za`,
        employeeRole: n === 0 ? ("Executive" as const) : ("Employee" as const),
        employeeStatus: "approved" as const,
        isActive: true,
      })),
    )
    .returning("id")
    .execute();
  const positions = await tx
    .insertInto("positions")
    .values(
      numbers.map((n) => ({
        tenantId,
        departmentId: departmentOf(n),
        positionTitle: `Position ${n % 31}`,
      })),
    )
    .returning("id")
    .execute();
  await tx
    .insertInto("positionAssignments")
    .values(
      employees.map(({ id }, index) => ({
        tenantId,
        employeeId: id,
        positionId: positions[index]?.id ?? 0,
        dateJoined: "2026-01-05",
      })),
    )
    .execute();
  return employees.map(({ id }) => id);
}
