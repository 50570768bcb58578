import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { plusDays, startOf } from "#server/company-day.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { call, newTenant } from "#server/test/world.ts";
import { type Again, type Due, type DueContext, type DueDays, defineDue } from "./due.ts";
import { keepDue } from "./due-queries.ts";
import { dueBatchSize } from "./round.ts";

type Held = Pick<Due, "about" | "onDay">;
type Tenant = Awaited<ReturnType<typeof newTenant>>;

/** A test's own kind, with each company's days. */
function newKind(options: Partial<DueDays> = {}) {
  const held = new Map<string, Held[]>();
  const days: DueDays = {
    kind: `test.${randomUUID()}`,
    daysBefore: 0,
    days: ({ tenantId }) => sql`
      select * from jsonb_to_recordset(${JSON.stringify(held.get(tenantId) ?? [])}::jsonb) as held (about bigint, "onDay" date)`,
    ...options,
  };
  const withNames: DueDays = {
    ...days,
    days: (tx, from) =>
      sql`select one.about, one."onDay" as on_day from (${days.days(tx, from)}) as one`,
  };
  const handled: { tenantId: string; about: number[]; due: readonly Due[] }[] = [];
  const kindThat = (
    work: (context: DueContext, due: readonly Due[]) => Promise<readonly Again[] | undefined>,
  ) =>
    defineDue(withNames, async (context, due) => {
      const again = await work(context, due);
      handled.push({
        tenantId: context.tx.tenantId,
        about: due.map(({ about }) => about),
        due,
      });
      return again;
    });
  const keep = async ({ tenantId, inTenant }: Tenant, ...given: Held[]) => {
    held.set(tenantId, given);
    await inTenant((tx) =>
      keepDue(
        tx,
        withNames,
        given.map(({ about }) => about),
      ),
    );
  };
  const hold = ({ tenantId }: Tenant, ...given: Held[]) => held.set(tenantId, given);
  const aboutHandled = () => handled.flatMap(({ about }) => about);
  return { kindThat, kind: kindThat(async () => undefined), keep, hold, handled, aboutHandled };
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const onDay = "2026-06-17";
const noon = `${onDay}T12:00:00+02:00`;

test("a day is handled once, from its midnight in the company on", async () => {
  const tenant = await newTenant();
  const { kind, keep, aboutHandled } = newKind();
  await keep(tenant, { about: 1, onDay }, { about: 2, onDay: "2026-06-18" });
  await handleDueAt("2026-06-16T21:59:59Z", kind);
  expect(aboutHandled()).toEqual([]);
  await handleDueAt("2026-06-16T22:00:00Z", kind);
  await handleDueAt(noon, kind);
  expect(aboutHandled()).toEqual([1]);
});

test("a day that is written down again is not handled again", async () => {
  const tenant = await newTenant();
  const { kind, keep, aboutHandled } = newKind();
  await keep(tenant, { about: 1, onDay });
  await handleDueAt(noon, kind);
  await keep(tenant, { about: 1, onDay: "2026-07-01" });
  await keep(tenant, { about: 1, onDay });
  await handleDueAt("2026-07-02T12:00:00Z", kind);
  expect(aboutHandled()).toEqual([1]);
});

test("a day is handled only while its table contains it", async () => {
  const tenant = await newTenant();
  const { kind, keep, hold, aboutHandled } = newKind();
  await keep(tenant, { about: 1, onDay });
  hold(tenant);
  await handleDueAt(noon, kind);
  expect(aboutHandled()).toEqual([]);
  await keep(tenant, { about: 1, onDay });
  await handleDueAt(noon, kind);
  expect(aboutHandled()).toEqual([1]);
});

test("a day that the table holds after handling follows by itself", async () => {
  const tenant = await newTenant();
  const { kindThat, keep, hold, handled } = newKind();
  const kind = kindThat(async () => {
    hold(tenant, { about: 1, onDay: "2026-06-20" });
    return undefined;
  });
  await keep(tenant, { about: 1, onDay });
  await handleDueAt(noon, kind);
  await handleDueAt("2026-06-20T12:00:00Z", kind);
  expect(handled.flatMap(({ due }) => due.map((one) => one.onDay))).toEqual([onDay, "2026-06-20"]);
});

test("a day that returns each year is handled once a year", async () => {
  const tenant = await newTenant();
  const [first, second] = ["2041-06-17", "2042-06-17"];
  const { kind, keep, handled } = newKind({
    days: (_, from) => sql`
      select 1::bigint as about, case when ${from} <= ${first}::date then ${first}::date else ${second}::date end as "onDay"`,
  });
  await keep(tenant, { about: 1, onDay: first });
  await handleDueAt(`${first}T12:00:00+02:00`, kind);
  await keep(tenant, { about: 1, onDay: first });
  for (const day of [first, second]) await handleDueAt(`${day}T12:00:00+02:00`, kind);
  expect(handled.flatMap(({ due }) => due.map(({ onDay }) => onDay))).toEqual([first, second]);
});

test("companies take turns, one batch each", async () => {
  const [big, small] = [await newTenant(), await newTenant()];
  const { kind, keep, handled } = newKind();
  await keep(
    big,
    ...numbers(2 * dueBatchSize + 1).map((about) => ({ about, onDay: "2026-01-01" })),
  );
  await keep(small, { about: 1, onDay });
  await handleDueAt(noon, kind);
  expect(handled.map(({ tenantId, about }) => [tenantId, about.length])).toEqual([
    [big.tenantId, dueBatchSize],
    [small.tenantId, 1],
    [big.tenantId, dueBatchSize],
    [big.tenantId, 1],
  ]);
});

test("a failed day is retried an hour later and delays no other", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const { kindThat, keep, aboutHandled } = newKind();
  let isMended = false;
  const kind = kindThat(async (_, due) => {
    if (!isMended && due.some(({ about }) => about === 2)) throw new Error("It cannot be read.");
    return undefined;
  });
  await keep(tenant, ...numbers(3).map((about) => ({ about, onDay })));
  await keep(other, { about: 4, onDay });
  await expect(handleDueAt(noon, kind)).rejects.toThrow("It cannot be read.");
  expect(aboutHandled().toSorted()).toEqual([1, 3, 4]);
  isMended = true;
  await handleDueAt(`${onDay}T12:59:00+02:00`, kind);
  expect(aboutHandled()).not.toContain(2);
  await handleDueAt(`${onDay}T13:00:00+02:00`, kind);
  expect(aboutHandled().toSorted()).toEqual([1, 2, 3, 4]);
});

test("a handler sets when to look again and its progress", async () => {
  const tenant = await newTenant();
  const { kindThat, keep, handled } = newKind();
  const kind = kindThat(async ({ now }, due) =>
    due.flatMap((one): Again[] => {
      const { about, onDay, reached, dueAt } = one;
      if (reached < 2) return [{ about, onDay, at: now, reached: reached + 1 }];
      const later = new Date("2026-06-19");
      return dueAt < later ? [{ about, onDay, at: later }] : [];
    }),
  );
  await keep(tenant, { about: 1, onDay });
  await handleDueAt(noon, kind);
  expect(handled.flatMap(({ due }) => due.map(({ reached }) => reached))).toEqual([0, 1, 2]);
  await handleDueAt("2026-06-18T23:59:00Z", kind);
  expect(handled).toHaveLength(3);
  await handleDueAt("2026-06-19T00:00:00Z", kind);
  expect(handled[3]?.due).toMatchObject([{ about: 1, reached: 0 }]);
});

test("a handler that would look again at once without coming further fails", async () => {
  const tenant = await newTenant();
  const { kindThat, keep, handled } = newKind();
  const kind = kindThat(async ({ now }, due) => due.map((one) => ({ ...one, at: now })));
  await keep(tenant, { about: 1, onDay });
  await expect(handleDueAt(noon, kind)).rejects.toThrow("comes no further");
  expect(handled.length).toBeLessThan(4);
});

test("two servers at once handle a day once", async () => {
  const tenant = await newTenant();
  const { kind, keep, aboutHandled } = newKind();
  await keep(tenant, ...numbers(150).map((about) => ({ about, onDay })));
  await Promise.all(numbers(3).map(() => handleDueAt(noon, kind)));
  await handleDueAt(noon, kind);
  expect(aboutHandled().toSorted((a, b) => a - b)).toEqual(numbers(150));
});

test("a company's days follow a change of its time zone", async () => {
  const tenant = await newTenant();
  const { kind, keep, aboutHandled } = newKind();
  await keep(tenant, { about: 1, onDay });
  const move = (timeZone: string) =>
    call(tenant.owner, api.tenant.updateTenant, { body: { timeZone } });
  expect((await move("America/New_York")).status).toBe(200);
  await handleDueAt("2026-06-17T03:59:00Z", kind);
  expect(aboutHandled()).toEqual([]);
  await move("Pacific/Auckland");
  await handleDueAt("2026-06-16T11:59:00Z", kind);
  expect(aboutHandled()).toEqual([]);
  await handleDueAt("2026-06-16T12:00:00Z", kind);
  expect(aboutHandled()).toEqual([1]);
});

test("a day is handled at its start in any time zone", async () => {
  const tenant = await newTenant();
  const zones = ["Africa/Johannesburg", "Atlantic/Azores", "America/Havana", "Africa/Cairo"];
  const momentIn = async (timeZone: string, onDay: string, daysBefore: number) => {
    const { kind, keep } = newKind({ daysBefore });
    await tenant.inTenant((tx) =>
      tx.updateTable("tenants").set({ timeZone }).where("id", "=", tx.tenantId).execute(),
    );
    await keep(tenant, { about: 1, onDay });
    const { dueAt } = await tenant.inTenant((tx) =>
      tx
        .selectFrom("due")
        .where("tenantId", "=", tx.tenantId)
        .where("kind", "=", kind.kind)
        .select("dueAt")
        .executeTakeFirstOrThrow(),
    );
    return dueAt;
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 729 }),
      fc.integer({ min: -40, max: 40 }),
      async (zone, day, daysBefore) => {
        const on = plusDays("2026-01-01", day);
        const begins = startOf(plusDays(on, -daysBefore), zone);
        expect(await momentIn(zone, on, daysBefore)).toBe(begins.toISOString());
      },
    ),
    {
      numRuns: 60,
      examples: [
        ["Atlantic/Azores", 297, 0],
        ["America/Havana", 304, 0],
      ],
    },
  );
});
