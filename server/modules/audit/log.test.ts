import { sql } from "kysely";
import { expect, test } from "vitest";
import type { AuditQuery } from "#contract/audit.ts";
import { api } from "#contract/index.ts";
import type { Input } from "#contract/operation.ts";
import { plusDays } from "#server/company-day.ts";
import type { Tx } from "#server/db/database.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import { ownerActor } from "#server/test/owner-actor.ts";
import { rowsRead } from "#server/test/rows-read.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { today } from "#server/test/today.ts";
import {
  call,
  newTenant,
  type Person,
  renewStatistics,
  type TestTenant,
} from "#server/test/world.ts";
import { listAudit as readLog } from "./log.ts";

const { listAudit, exportAudit } = api.audit;
type Query = Input<typeof listAudit>["query"];

const read = async (as: Person, query: Query = {}) => (await call(as, listAudit, { query })).body;
const inShort = async (as: Person, query: Query = {}) =>
  (await read(as, query)).entries.map(({ source, kind }) => `${source}.${kind}`);

/** A clerk whose record was changed and read; entries are as old as their order. */
async function companyWithLog() {
  const tenant = await newTenant();
  const clerk = await tenant.newEmployee({ name: "Anna", surname: "Dube" });
  const { owner } = tenant;
  const params = { id: clerk.employeeId };
  await call(owner, api.employees.update, { params, body: { phone: "+27821234567" } });
  await call(owner, api.employees.update, { params, body: { employeeRole: "HR" } });
  await call(owner, api.employees.history, { params, query: {} });
  await call(clerk, api.auth.endOtherSessions, {}, { "user-agent": "Mozilla Firefox/128.0" });
  return { ...tenant, clerk };
}

test("the log merges security events, the history's kinds and reads, newest first", async () => {
  const { owner, clerk } = await companyWithLog();
  const { entries, hasMore } = await read(owner);
  expect(hasMore).toBe(false);
  const who = { id: clerk.employeeId, name: "Anna Dube" };
  expect(entries).toMatchObject([
    { kind: "sessions_ended", by: who, subject: null, address: "127.0.0.1", device: "Firefox" },
    {
      kind: "role_changed",
      source: "security",
      by: { id: owner.employeeId },
      subject: { kind: "employee", ...who },
      details: [
        { name: "after", value: "HR" },
        { name: "before", value: "Employee" },
      ],
    },
    { kind: "profile_changed", source: "story", subject: who, details: [] },
    { kind: "history", source: "read", isWholeDay: true, by: { id: owner.employeeId } },
  ]);
  // No value of a record is in the log.
  expect(JSON.stringify(entries)).not.toContain("27821234567");
});

test("a call without a history is named by its summary", async () => {
  const { owner } = await newTenant();
  await call(owner, api.continuity.exportChart, { query: {} });
  const [entry] = (await read(owner)).entries;
  expect(entry).toMatchObject({
    kind: "exported",
    details: [{ name: "operation", value: api.continuity.exportChart.summary }],
  });
});

test("reading the log is recorded once an hour", async () => {
  const tenant = await newTenant();
  for (let n = 0; n < 3; n++) await read(tenant.owner);
  expect(await securityEventsOf(tenant)).toMatchObject([
    { kind: "audit_read", byId: tenant.owner.employeeId },
  ]);
});

test("the log is for super administrators alone, each of their own company", async () => {
  const { owner, newEmployee } = await newTenant();
  for (const employeeRole of ["HR", "Administrator", "Manager"] as const) {
    const as = await newEmployee({ employeeRole });
    expect((await call(as, listAudit, { query: {} })).status).toBe(403);
    expect((await call(as, exportAudit, { query: {} })).status).toBe(403);
  }
  await companyWithLog();
  expect(await inShort(owner)).toEqual([]);
  expect(await inShort(owner)).toEqual(["security.audit_read"]);
});

test.each([1, 2, 3])("pages of %i contain each entry once and in order", async (pageSize) => {
  const tenant = await companyWithLog();
  const { owner, clerk, inTenant } = tenant;
  await read(owner);
  // Many at one moment, and a read of the same day by each reader.
  await inTenant((tx) =>
    recordSecurity(
      tx,
      [1, 2, 3].map(() => ({ kind: "exported" as const, byId: owner.employeeId })),
    ),
  );
  const other = await tenant.newEmployee({ employeeRole: "Executive" });
  await call(other, api.employees.history, { params: { id: clerk.employeeId }, query: {} });
  const whole = (await read(owner)).entries.map(({ key }) => key);
  expect(whole.length).toBeGreaterThan(8);
  const paged: string[] = [];
  for (let hasMore = true; hasMore; ) {
    const page = await read(owner, { pageSize, before: paged.at(-1) });
    paged.push(...page.entries.map(({ key }) => key));
    hasMore = page.hasMore;
  }
  expect(paged).toEqual(whole);
});

test("the log is filtered by group, person, address and period", async () => {
  const { owner, clerk } = await companyWithLog();
  const personId = clerk.employeeId;
  expect(await inShort(owner, { group: "rights" })).toEqual(["security.role_changed"]);
  expect(await inShort(owner, { group: "history" })).toEqual(["story.profile_changed"]);
  expect(await inShort(owner, { group: "reads" })).toEqual(["read.history"]);
  expect(await inShort(owner, { personId })).toEqual([
    "security.sessions_ended",
    "security.role_changed",
    "story.profile_changed",
    "read.history",
  ]);
  expect(await inShort(owner, { personId: owner.employeeId, group: "signIns" })).toEqual([]);
  expect(await inShort(owner, { address: "127.0.0.1", group: "signIns" })).toEqual([
    "security.sessions_ended",
  ]);
  expect(await inShort(owner, { address: "192.0.2.1" })).toEqual([]);
  expect(await inShort(owner, { from: today, to: today, personId })).toHaveLength(4);
  const yesterday = plusDays(today, -1);
  expect(await inShort(owner, { to: yesterday })).toEqual([]);
  expect(await read(owner, { to: yesterday })).toMatchObject({
    from: plusDays(yesterday, -89),
    to: yesterday,
  });
});

test.each(["x", "2026-01-01T00:00:00.000000Z_security_1", "1_story_1_0_'"])(
  "a page after %j, which is no entry, is refused",
  async (before) => {
    const { owner } = await newTenant();
    const { status, body } = await call(owner, listAudit, { query: { before } });
    expect([status, body.code]).toEqual([400, "invalid_request"]);
  },
);

test("the log omits what its reader may not know of", async () => {
  const tenant = await newTenant();
  const clerk = await tenant.newEmployee();
  const { owner, tenantId, inTenant } = tenant;
  const entry = (subjectId: number, kind: string, visibility: string, linkKind: string | null) => ({
    ...{ tenantId, subjectKind: "employee" as const, subjectId, kind, linkKind },
    ...{ visibility, day: today, recordedAt: new Date().toISOString() },
  });
  const { employeeId: ownId } = owner;
  await inTenant((tx) =>
    tx
      .insertInto("story")
      .values([
        entry(clerk.employeeId, "note_added", "management", "note"),
        entry(clerk.employeeId, "feedback_sent", "private", "feedback"),
        entry(ownId, "note_added", "management", "note"),
        entry(ownId, "promise_made", "management", "promise"),
        entry(ownId, "activated", "shared", null),
        entry(ownId, "gap_set_aside", "administration", null),
      ] as never)
      .execute(),
  );
  expect((await inShort(owner, { group: "history" })).toSorted()).toEqual([
    "story.activated",
    "story.note_added",
  ]);
});

const linesOf = async (tenant: TestTenant, format: "csv" | "jsonl", query: object = {}) =>
  String((await call(tenant.owner, exportAudit, { query: { format, ...query } })).body)
    .trim()
    .split(/\r?\n/);

test("an export contains the entries of the list, and is recorded", async () => {
  const tenant = await companyWithLog();
  const { entries } = await read(tenant.owner);
  const lines = (await linesOf(tenant, "jsonl")).map((line) => JSON.parse(line));
  expect(lines.slice(1)).toEqual(entries);
  expect(lines[0].kind).toBe("audit_read");
  const [header, ...rows] = await linesOf(tenant, "csv", { group: "rights" });
  expect(header).toBe("When,What,Kind,By,About,Address,Device,Details");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(
    /,Role changed,security\.role_changed,.*Anna Dube.*after: HR; before: Employee/,
  );
  const exported = await securityEventsOf(tenant, "exported");
  expect(exported.map(({ details }) => details)).toEqual([
    { operation: "audit.exportAudit" },
    { operation: "audit.exportAudit" },
  ]);
});

test("an export of several parts contains each entry once", async () => {
  const tenant = await newTenant();
  await tenant.inTenant((tx) =>
    recordSecurity(
      tx,
      Array.from({ length: 2_100 }, () => ({ kind: "exported" as const })),
    ),
  );
  const keys = (await linesOf(tenant, "jsonl")).map((line) => JSON.parse(line).key);
  expect(keys).toHaveLength(2_100);
  expect(new Set(keys).size).toBe(2_100);
});

/** Rows are counted by the partition that they are in. */
async function tablesOfLog(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent in ('security_events'::regclass, 'story'::regclass)`.execute(tx);
  return ["record_reads", ...rows.map(({ name }) => name)];
}

const longAgo = "2020-01-01";
const [recent, earlier] = [1, 2];

/** Each author, subject, address, kind and reader has one half of the log, so that no two filters narrow each other. */
async function companyWithLongLog() {
  const tenant = await newTenant();
  const { inTenant, tenantId } = tenant;
  const { employeeId: ownerId } = tenant.owner;
  const { employeeId: clerkId } = await tenant.newEmployee();
  const last = sql`(select n, n < 1500 as is_recent from generate_series(0, 2999) as n) as made`;
  const half = (one: number, other: number) =>
    sql`case when is_recent then ${one}::bigint else ${other}::bigint end`;
  await inTenant(async (tx) => {
    await sql`
      insert into security_events (tenant_id, kind, at, by_id, subject_id, address)
      select ${tenantId}::uuid, case when is_recent then 'exported' else 'signed_out' end, app.clock() - n * interval '1 hour',
        ${half(recent, earlier)}, ${half(recent, earlier)}, case when is_recent then '192.0.2.1' else '192.0.2.2' end
      from ${last} returning id`.execute(tx);
    await sql`
      insert into story (tenant_id, subject_kind, subject_id, kind, visibility, day, recorded_at, by_id)
      select ${tenantId}::uuid, 'employee', ${half(recent, earlier)}, 'profile_changed', 'shared',
        current_date, app.clock() - n * interval '1 hour', ${half(recent, ownerId)}
      from ${last} returning id`.execute(tx);
    await sql`
      insert into record_reads (tenant_id, employee_id, day, reader_id, part)
      select ${tenantId}::uuid, ${half(ownerId, clerkId)}, ${today}::date - n / 2, ${half(clerkId, ownerId)},
        (array['record', 'history'])[1 + n % 2]
      from ${last} returning part`.execute(tx);
  });
  await renewStatistics();
  return { ...tenant, clerkId };
}

test("a page reads few rows of a long log, whatever the filter", async () => {
  const tenant = await companyWithLongLog();
  const { employeeId: ownerId } = tenant.owner;
  const cases: [Omit<AuditQuery, "pageSize">, entries: number][] = [
    [{}, 20],
    [{ from: longAgo }, 20],
    [{ from: longAgo, to: plusDays(today, -40) }, 20],
    [{ group: "files" }, 20],
    [{ group: "history" }, 20],
    [{ group: "reads" }, 20],
    [{ group: "operator" }, 0],
    [{ personId: recent }, 20],
    [{ personId: earlier }, 20],
    [{ personId: earlier, group: "history", from: longAgo }, 20],
    [{ personId: earlier, group: "files", from: longAgo }, 0],
    [{ personId: recent, group: "signIns", from: longAgo }, 0],
    [{ personId: ownerId, group: "reads", from: longAgo }, 20],
    [{ personId: tenant.clerkId, group: "reads", from: longAgo }, 20],
    [{ address: "192.0.2.1" }, 20],
    [{ address: "192.0.2.2" }, 20],
    [{ address: "192.0.2.2", group: "files", from: longAgo }, 0],
    [{ address: "192.0.2.3" }, 0],
  ];
  await tenant.inTenant(async (tx) => {
    const context = { tx, today, actor: ownerActor(tenant) };
    const tables = await tablesOfLog(tx);
    for (const [filter, entries] of cases) {
      const count = await rowsRead(tx, tables, async () => {
        const page = await readLog(context, { ...filter, pageSize: 20 });
        expect(page.entries, JSON.stringify(filter)).toHaveLength(entries);
      });
      expect(count, JSON.stringify(filter)).toBeLessThan(300);
    }
  });
});

test("an entry by and about the same person is listed once", async () => {
  const tenant = await newTenant();
  const { employeeId } = tenant.owner;
  await tenant.inTenant((tx) =>
    recordSecurity(tx, { kind: "password_changed", byId: employeeId, subjectId: employeeId }),
  );
  expect(await inShort(tenant.owner, { personId: employeeId, group: "passwords" })).toEqual([
    "security.password_changed",
  ]);
});
