import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { clockIn } from "./clock.ts";
import { dayOf, defaultTimeZone } from "./company-day.ts";
import { ownClock } from "./test/clock.ts";
import { companyOfReaders, writeNote } from "./test/notes.ts";
import { call, newTenant } from "./test/world.ts";

const dayIn = (instant: string | undefined) => dayOf(new Date(instant ?? ""), defaultTimeZone);

test("calls and database defaults both take the day from the clock", async () => {
  const setClock = ownClock();
  const company = await companyOfReaders();
  setClock("2026-03-02");
  const [head, owner] = [
    await company.signInAgain(company.head),
    await company.signInAgain(company.owner),
  ];
  await writeNote(head, company.clerk);
  const { body } = await call(owner, api.notes.listAbout, {
    params: { id: company.clerk.employeeId },
    query: {},
  });
  expect(body.map(({ createdAt }) => dayIn(createdAt))).toEqual(["2026-03-02"]);
  const { id } = (
    await call(owner, api.departments.createDepartment, {
      body: { departmentName: "Stores", description: "" },
    })
  ).body;
  const department = await call(owner, api.departments.getDepartment, { params: { id } });
  expect(dayIn(department.body.createdAt)).toBe("2026-03-02");
});

test("a planned change of the line takes effect without a job", async () => {
  const setClock = ownClock();
  const company = await companyOfReaders();
  setClock("2026-03-02");
  const owner = await company.signInAgain(company.owner);
  await call(owner, api.departments.updateDepartment, {
    params: { id: company.sales },
    body: {
      departmentName: "Sales",
      departmentHeadId: company.follower.employeeId,
      headFrom: "2026-04-01",
    },
  });
  const mayOpen = async (day: string) => {
    setClock(day);
    const readers = [company.head, company.follower];
    const statuses: number[] = [];
    for (const reader of readers) {
      const params = { id: company.clerk.employeeId };
      const as = await company.signInAgain(reader);
      statuses.push((await call(as, api.continuity.person, { params })).status);
    }
    return statuses;
  };
  expect(await mayOpen("2026-03-31")).toEqual([200, 404]);
  expect(await mayOpen("2026-04-01")).toEqual([404, 200]);
});

test("a session is over once the clock shows more than it lasts", async () => {
  const setClock = ownClock();
  const { owner } = await newTenant();
  expect((await call(owner, api.employees.currentEmployee, {})).status).toBe(200);
  setClock("2099-01-05");
  expect((await call(owner, api.employees.currentEmployee, {})).status).toBe(401);
});

test("the database takes its time only from the clock", async () => {
  const { inTenant } = await newTenant();
  const { rows } = await inTenant((tx) =>
    sql<{ name: string }>`
      select d.adrelid::regclass::text || '.' || d.adnum as name from pg_attrdef as d
      where pg_get_expr(d.adbin, d.adrelid) ~ '\\mnow\\(\\)|current_timestamp|current_date'
        and d.adrelid::regclass::text <> 'schema_migration'
      union all
      select p.proname from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
      where n.nspname = 'app' and p.proname <> 'clock' and p.prosrc ~ '\\mnow\\(\\)|current_timestamp|current_date'`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([]);
});

test("a clock file without an instant is refused with its setting", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "baton-clock-")), "now");
  expect(() => clockIn(file)()).toThrow("CLOCK_FILE names no file");
  for (const text of ["", "tomorrow", "2026-13-40T10:00:00Z"]) {
    writeFileSync(file, text);
    expect(() => clockIn(file)()).toThrow("CLOCK_FILE holds no instant");
  }
  writeFileSync(file, "2026-03-02T08:00:00Z\n");
  expect(clockIn(file)().toISOString()).toBe("2026-03-02T08:00:00.000Z");
});
