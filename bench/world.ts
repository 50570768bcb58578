import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import pg from "pg";
import type { Tx } from "#server/db/database.ts";
import { startEphemeral } from "#server/db/embedded/ephemeral-postgres.ts";
import { migrate } from "#server/db/migration.ts";
import { hashPassword } from "#server/modules/auth/index.ts";
import type { Services } from "#server/services.ts";
import { type EmployeeRow, insertEmployees, signIn } from "#server/test/company/people.ts";
import { insertAssignments, insertDepartments } from "#server/test/company/positions.ts";
import { insertTenant, saveOwner } from "#server/test/company/tenant.ts";
import { startServer } from "./server.ts";

export const password = "Correct-horse-7!";

/** A server on a Postgres in memory, with one company of n people and a list of its statements. */
export async function startWorld(people: number, webDir?: string) {
  const postgres = await startEphemeral();
  await migrate({ ownerUrl: postgres.ownerUrl });
  const statements: { text: string; values: unknown[] }[] = [];
  const server = await startServer({
    appUrl: postgres.appUrl,
    webDir,
    onStatement: (text, values) => {
      statements.push({ text, values: [...values] });
    },
  });
  const { url, services } = server;
  const owner = await addCompany(services, people);
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
      await server.stop();
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

export async function addCompany({ database, tokens }: Services, people: number) {
  const tenantId = randomUUID();
  const domain = `${tenantId.slice(0, 8)}.co.za`;
  const email = `owner@${domain}`;
  const passwordHash = await hashPassword(password);
  return database.inTenant(tenantId, async (tx) => {
    await insertTenant(tx, domain);
    const employeeId = await insertPeople(tx, people, { domain, ownerEmail: email });
    await saveOwner(tx, employeeId);
    const owner = await signIn(tx, tokens, { employeeId, email, passwordHash });
    await claim(tx, email);
    return owner;
  });
}

async function claim(tx: Tx, email: string): Promise<void> {
  await sql`select app.claim_email(${email})`.execute(tx);
}

const names = ["Thabo", "Lerato", "Thandi", "Sipho", "Zanele", "Johan", "Aisha", "Boitumelo"];
const surnames = ["Mokoena", "Nkosi", "Botha", "Dlamini", "Naidoo", "Molefe", "Khumalo"];

interface Emails {
  domain: string;
  ownerEmail: string;
}

/** Positions in ten departments; returns the first id, the owner's. */
async function insertPeople(tx: Tx, people: number, emails: Emails): Promise<number> {
  const numbers = Array.from({ length: people }, (_, index) => index);
  const departmentIds = await insertDepartments(
    tx,
    numbers.slice(0, 10).map((n) => `Department ${n}`),
  );
  const ids: number[] = [];
  // A statement takes some 65,000 values at most.
  for (let first = 0; first < people; first += 5_000) {
    const some = numbers.slice(first, first + 5_000);
    const added = await insertEmployees(
      tx,
      some.map((n) => rowOf(n, emails)),
    );
    await insertAssignments(
      tx,
      added.map((employeeId, index) => ({
        employeeId,
        departmentId: departmentIds[index % departmentIds.length] ?? 0,
        positionTitle: `Position ${(first + index) % 31}`,
      })),
    );
    ids.push(...added);
  }
  return ids[0] ?? 0;
}

const rowOf = (n: number, { domain, ownerEmail }: Emails): EmployeeRow => ({
  name: `${names[n % names.length]} ${n}`,
  surname: `${surnames[n % surnames.length]} ${n % 97}`,
  email: n === 0 ? ownerEmail : `person${n}@${domain}`,
  ...(n === 0 && { employeeRole: "Executive" }),
});
