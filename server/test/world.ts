import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import type { NotificationKind } from "#contract/notification-kinds.ts";
import type { Input, NamedOperation, Result } from "#contract/operation.ts";
import { buildApp } from "#server/app.ts";
import { connectDatabase, type Tx } from "#server/db/database.ts";
import { createEgress } from "#server/egress/egress.ts";
import { createAttemptLimits } from "#server/http/attempt-limits.ts";
import { startKeyUses } from "#server/http/keys/key-uses.ts";
import { startSessionUses } from "#server/http/session-uses.ts";
import { createTokens } from "#server/http/tokens.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { linksInto } from "#server/links.ts";
import { startChangeListener } from "#server/live/change-listener.ts";
import type { Mail } from "#server/mail/mail.ts";
import { moduleJobs } from "#server/module-jobs.ts";
import { hashPassword } from "#server/modules/auth/index.ts";
import { createSealing } from "#server/sealed/sealing.ts";
import { startFailedSignIns } from "#server/security-events/failed-sign-ins.ts";
import type { Services } from "#server/services.ts";
import { configuredStorage } from "#server/storage/configured-storage.ts";
import {
  type EmployeeRow,
  insertEmployees,
  openSession,
  type Person,
  signIn,
} from "./company/people.ts";
import {
  insertAssignments,
  insertDepartments,
  insertHeadship,
  retractAssignments,
} from "./company/positions.ts";
import { listStory } from "./company/story.ts";
import { insertTenant, saveOwner } from "./company/tenant.ts";
import { checkCost, duringCall } from "./declared-costs.ts";
import { checkStatement } from "./statement-check.ts";

export type { Person };

const connect = (poolSize: number, isBackground: boolean) =>
  connectDatabase({
    url: inject("appUrl"),
    poolSize,
    isBackground,
    prepare: inject("canPrepare"),
    // On a busy machine the tests wait rather than fail.
    maxWaitMs: 60_000,
    onStatement: (text) => {
      checkStatement(text);
      checkCost(text);
    },
  });
export const database = connect(inject("poolSize"), false);
const background = connect(2, true);

export const dataDir = mkdtempSync(path.join(tmpdir(), "baton-test-"));

/** For reads beyond the application's rights. */
const tableOwner = new pg.Pool({
  connectionString: inject("ownerUrl"),
  max: 1,
  allowExitOnIdle: true,
});

const passwordHash = await hashPassword(randomUUID());
const tokens = createTokens("a key for tests, of enough characters");
export const services: Services = {
  config: {
    confirmEmail: false,
    dnsServers: [],
    publicUrl: "http://localhost:3000",
    sessionHours: 12,
    supportEmail: "help@example.com",
    storageLimits: { confirmedBytes: 20 * 1024 ** 3, unconfirmedBytes: 100 * 1024 ** 2 },
  },
  database,
  background,
  jobs: createJobs(),
  links: linksInto("http://localhost:3000"),
  live: startChangeListener(inject("listenUrl"), console.error),
  tokens,
  sealing: createSealing("a key for sealed texts in tests"),
  egress: createEgress(),
  sessionUses: startSessionUses({ database: background, onError: console.error }),
  keyUses: startKeyUses({ database: background, onError: console.error }),
  failedSignIns: startFailedSignIns({ database: background, onError: console.error }),
  attempts: createAttemptLimits(background, 1_000_000),
  storage: await configuredStorage({ storageUrl: process.env.TEST_STORAGE_URL, dataDir }),
  disk: { check: async () => "ample" },
  incomingDir: path.join(dataDir, "incoming"),
};

export const app = await buildApp({
  services,
  checkResponses: true,
  requestLimits: { callsPerMinute: 1_000_000 },
});

type Call = { status: number; headers: Record<string, unknown> };
export type Refusal = { message: string; code: string; fields?: Record<string, string> };

/** An HTTP call by a person or a visitor; the body is the parsed response or the refusal. */
export const call = <Op extends NamedOperation>(
  as: Pick<Person, "token"> | null,
  operation: Op,
  input: Input<Op>,
  headers: Record<string, string> = {},
) => callOn(app, as, operation, input, headers);

/** On a server of the test's own. */
export async function callOn<Op extends NamedOperation>(
  server: FastifyInstance,
  as: Pick<Person, "token"> | null,
  operation: Op,
  input: Input<Op>,
  headers: Record<string, string> = {},
  remoteAddress = "127.0.0.1",
): Promise<Call & { body: Body<Op> & Refusal }> {
  const { params, query, body } = input as {
    params?: Record<string, string | number>;
    query?: Record<string, string | number | boolean | undefined>;
    body?: object;
  };
  const address = operation.path.replace(/:(\w+)/g, (_, name) => String(params?.[name]));
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const answer = await duringCall(operation, async () =>
    server.inject({
      method: operation.method,
      url: `/prod${address}`,
      query: Object.fromEntries(asked),
      remoteAddress,
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    }),
  );
  const isFile = "content-disposition" in answer.headers;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isFile ? (answer.body as never) : answer.json(),
  };
}

/** A paged operation returns the array; its total is in a header. */
type Body<Op extends NamedOperation> =
  Result<Op> extends { items: infer Items; total: number } ? Items : Result<Op>;

export type EmployeeOptions = Partial<EmployeeRow> & {
  departmentId?: number;
};

/** One company per test, so that tests need neither clean-up nor order. */
export async function newTenant() {
  const tenantId = randomUUID();
  const domain = `${tenantId.slice(0, 8)}.co.za`;
  await database.inTenant(tenantId, (tx) => insertTenant(tx, domain));
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => database.inTenant(tenantId, work);
  const newEmployee = (options: EmployeeOptions = {}) => newPerson(tenantId, domain, options);
  const owner = await newEmployee({
    name: "Naledi",
    surname: "Khumalo",
    phone: "+27821234567",
    employeeRole: "Executive",
  });
  await inTenant((tx) => saveOwner(tx, owner.employeeId));

  return {
    tenantId,
    domain,
    owner,
    newEmployee,
    newDepartment: (departmentName: string, headId: number | null = null) =>
      inTenant((tx) => newDepartment(tx, departmentName, headId)),
    /** Reads the tenant's rows, or prepares states without an operation. */
    inTenant,
    storyOf: ({ employeeId }: Pick<Person, "employeeId">) =>
      inTenant((tx) => listStory(tx, employeeId)),
    /** For a department without a head. */
    insertHeadship: (departmentId: number, { employeeId }: Person) =>
      inTenant((tx) => insertHeadship(tx, { departmentId, employeeId })),
    /** Removes an employee from their position, as of long ago. */
    unseat: ({ employeeId }: Person) => inTenant((tx) => retractAssignments(tx, employeeId)),
    /** On the day of the server's clock. */
    signInAgain: ({ employeeId, accountId, email }: Person) =>
      inTenant((tx) => openSession(tx, tokens, { employeeId, accountId, email })),
    jobs: () => queuedJobs(tenantId),
    laterJobs: () => laterJobs(tenantId),
    /** Makes an account known by its e-mail, like sign-up. */
    claimEmail: (email: string) =>
      inTenant(async (tx) => void (await sql`select app.claim_email(${email})`.execute(tx))),
  };
}
export type TestTenant = Awaited<ReturnType<typeof newTenant>>;

function newPerson(
  tenantId: string,
  domain: string,
  { departmentId, email = `0${randomUUID().slice(0, 8)}@${domain}`, ...options }: EmployeeOptions,
): Promise<Person> {
  return database.inTenant(tenantId, async (tx) => {
    const [employeeId = 0] = await insertEmployees(tx, [
      { name: "Thabo", surname: "Mokoena", email, ...options },
    ]);
    if (departmentId !== undefined)
      await insertAssignments(tx, [{ employeeId, departmentId, positionTitle: "Clerk" }]);
    return signIn(tx, tokens, { employeeId, email, passwordHash });
  });
}

async function newDepartment(tx: Tx, departmentName: string, headId: number | null) {
  const [departmentId = 0] = await insertDepartments(tx, [departmentName]);
  if (headId !== null) await insertHeadship(tx, { departmentId, employeeId: headId });
  return departmentId;
}

/** Renews the planner's statistics, like autovacuum after a large insert. */
export async function renewStatistics(): Promise<void> {
  await tableOwner.query("analyze");
}

async function queuedJobs(tenantId: string): Promise<{ job: string; payload: object }[]> {
  const { rows } = await tableOwner.query(
    "select content from queue where tenant_id = $1 and kind = 'job' and ready_at is not null order by id",
    [tenantId],
  );
  return rows.map(({ content }) => content);
}

async function laterJobs(
  tenantId: string,
): Promise<{ job: string; payload: object; startAfter: string }[]> {
  const { rows } = await tableOwner.query(
    "select content, due_at from queue where tenant_id = $1 and kind = 'job' and due_at is not null",
    [tenantId],
  );
  return rows.map(({ content, due_at }) => ({ ...content, startAfter: due_at }));
}

/** Runs queued jobs in order, optionally of one kind; returns their mails. */
export async function mailsOf(
  tenantId: string,
  { kind, now = new Date() }: { kind?: NotificationKind; now?: Date } = {},
): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const { job, payload } of await queuedJobs(tenantId)) {
    if (kind && job !== `notices.${kind}`) continue;
    const known = moduleJobs.find(({ name }) => name === job);
    if (!known) throw new Error(`No job is named ${job}.`);
    const effects = await database.inTenant(tenantId, async (tx) =>
      known.run(await jobContext(services, tx, now), payload),
    );
    mails.push(...effects.map(({ content }) => content));
  }
  return mails;
}
