import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { currentTime } from "#server/clock.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { keepDue } from "#server/due/due-queries.ts";
import type { Tokens } from "#server/http/tokens.ts";
import { lastDays } from "#server/modules/employees/employment/leaver-queries.ts";
import { occasionDays } from "#server/modules/employees/occasion-day-queries.ts";
import { addSearchWords } from "#server/modules/employees/search-entry.ts";

export interface Person {
  tenantId: string;
  employeeId: number;
  accountId: string;
  email: string;
  token: string;
}

type Row = Insertable<Tables["employees"]>;
export type EmployeeRow = Partial<Omit<Row, "tenantId" | "email">> & { email: string };

const sessionMs = 86_400_000;
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

/** Approved unless their rows differ; ids in the same order. */
export async function insertEmployees(tx: Tx, rows: readonly EmployeeRow[]): Promise<number[]> {
  const employees = await tx
    .insertInto("employees")
    .values(
      rows.map((row) => ({
        tenantId: tx.tenantId,
        employeeRole: "Employee",
        employeeStatus: "approved",
        isActive: true,
        ...row,
      })),
    )
    .returning(["id", "name", "surname", "email", "employeeNumber"])
    .execute();
  await addSearchWords(tx, employees);
  const ids = employees.map(({ id }) => id);
  await keepDue(tx, [lastDays, occasionDays], ids);
  return ids;
}

export async function signIn(
  tx: Tx,
  tokens: Tokens,
  { employeeId, email, passwordHash }: { employeeId: number; email: string; passwordHash: string },
): Promise<Person> {
  const { tenantId } = tx;
  const accountId = randomUUID();
  await tx
    .insertInto("accounts")
    .values({
      tenantId,
      id: accountId,
      employeeId,
      email,
      passwordHash,
      lastSignedInAt: currentTime().toISOString(),
    })
    .execute();
  return openSession(tx, tokens, { employeeId, accountId, email });
}

/** By the server's clock. */
export async function openSession(
  tx: Tx,
  tokens: Tokens,
  person: { employeeId: number; accountId: string; email: string },
): Promise<Person> {
  const { tenantId } = tx;
  const { employeeId, accountId } = person;
  const sessionId = randomUUID();
  const now = currentTime();
  // A session expired by the real clock could be deleted during the test.
  const realNow = performance.timeOrigin + performance.now();
  const expiresAt = new Date(Math.max(now.getTime(), realNow) + sessionMs);
  await tx
    .insertInto("sessions")
    .values({
      tenantId,
      id: sessionId,
      accountId,
      employeeId,
      createdAt: now.toISOString(),
      lastUsedAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
      // Confirmed to its end; tests of confirmation set their own time.
      confirmedAt: expiresAt.toISOString(),
      device: userAgent,
      address: "127.0.0.1",
    })
    .execute();
  const token = await tokens.sign({ tenantId, employeeId, accountId, sessionId }, expiresAt);
  return { ...person, tenantId, token };
}
