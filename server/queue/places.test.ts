import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { eventually } from "#server/test/eventually.ts";
import { type OwnDatabase, startOwnDatabase } from "#server/test/own-database.ts";
import { type PlacesOptions, startPlaces } from "./places.ts";
import { putInQueue, removeDone, type Taken } from "./queue-queries.ts";
import type { Urgency } from "./urgency.ts";

// A database of its own, because places take every tenant's entries.
let own: OwnDatabase;
let database: Database;
let owner: pg.Client;

beforeAll(async () => {
  own = await startOwnDatabase({ poolSize: 6 });
  ({ database, owner } = own);
});
afterAll(() => own.stop());
beforeEach(() => owner.query("delete from queue"));

interface Note {
  of: string;
}

async function newCompany(): Promise<string> {
  const id = randomUUID();
  await owner.query("insert into tenants (id, domain_name) values ($1, $2)", [id, `${id}.co.za`]);
  return id;
}

const write = (tenantId: string, urgency: Urgency, ...notes: string[]) =>
  database.inTenant(tenantId, (tx) =>
    putInQueue(
      tx,
      notes.map((of) => ({ kind: "mail", urgency, content: { of } })),
    ),
  );

const writeMany = (tenantId: string, urgency: number, count: number) =>
  owner.query(
    `insert into queue (tenant_id, kind, urgency, content, ready_at)
     select $1, 'mail', $2, jsonb_build_object('of', 'backlog'), now() - interval '1 hour' from generate_series(1, $3::int)`,
    [tenantId, urgency, count],
  );

/** The test ends each piece of work, in order of their start. */
function newPlaces(options: Partial<PlacesOptions<Note>> = {}) {
  const begun: Taken<Note>[] = [];
  const ends: (() => void)[] = [];
  const onError = vi.fn();
  const places = startPlaces<Note>({
    database,
    kind: "mail",
    places: 10,
    perTenant: 2,
    onError,
    // Tests concern waking only, with exceptions.
    pollMs: 3_600_000,
    run: async (taken) => {
      begun.push(taken);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      await promise;
      await database.inDirectory((db) => removeDone(db, taken));
    },
    ...options,
  });
  const endAll = () => {
    for (const end of ends) end();
  };
  onTestFinished(async () => {
    const stopped = places.stop();
    endAll();
    await stopped;
  });
  const notes = () => begun.map(({ content }) => content.of);
  const have = (count: number) => eventually(() => expect(begun.length).toBe(count));
  return { places, begun, notes, have, endAll, ends, onError };
}

test("what a person waits for is next, whatever another company has waiting", async () => {
  const [crowded, other] = [await newCompany(), await newCompany()];
  await writeMany(crowded, 1, 5_000);
  const { places, notes, have } = newPlaces();
  await have(2);
  await write(other, "awaited", "reset");
  places.wake();
  await have(3);
  expect(notes()).toEqual(["backlog", "backlog", "reset"]);
});

test("work that a person waits for goes first within a company", async () => {
  const company = await newCompany();
  await writeMany(company, 2, 5_000);
  const { places, ends, notes, have } = newPlaces();
  await have(2);
  await write(company, "invitation", "invitation");
  await write(company, "awaited", "reset");
  places.wake();
  ends[0]?.();
  await have(3);
  ends[1]?.();
  await have(4);
  expect(notes().slice(2)).toEqual(["reset", "invitation"]);
});

test("companies take turns even beside one with five thousand entries", async () => {
  const companies = await Promise.all(Array.from({ length: 12 }, newCompany));
  const [crowded = ""] = companies;
  await writeMany(crowded, 2, 5_000);
  for (const company of companies.slice(1)) await write(company, "routine", "one", "two");
  const { begun, ends, have } = newPlaces({ places: 1 });
  for (let count = 1; count <= 24; count++) {
    await have(count);
    ends[count - 1]?.();
  }
  const order = begun.map(({ tenantId }) => tenantId);
  expect(new Set(order.slice(0, 12)).size).toBe(12);
  expect(new Set(order.slice(12, 24)).size).toBe(12);
});

test("a company whose mails do not arrive occupies at most two places", async () => {
  const [stuck, other] = [await newCompany(), await newCompany()];
  await writeMany(stuck, 0, 50);
  const { places, begun, ends, have } = newPlaces();
  await have(2);
  await write(other, "routine", ...Array.from({ length: 20 }, (_, i) => `${i}`));
  places.wake();
  for (let count = 3; count <= 22; count++) {
    await eventually(() => expect(begun.length).toBeGreaterThanOrEqual(count));
    ends[count - 1]?.();
  }
  const ofStuck = begun.filter(({ tenantId }) => tenantId === stuck);
  expect([begun.length, ofStuck.length]).toEqual([22, 2]);
});

test("the least urgent work has a place despite more urgent work", async () => {
  const companies = await Promise.all(Array.from({ length: 15 }, newCompany));
  for (const company of companies) await writeMany(company, 0, 10);
  const last = await newCompany();
  await write(last, "routine", "newsletter");
  const { notes, have } = newPlaces();
  await have(10);
  expect(notes()).toContain("newsletter");
});

test("the next entry is taken as soon as a place is free", async () => {
  const company = await newCompany();
  await write(company, "routine", "1", "2", "3", "4");
  const { ends, notes, have } = newPlaces();
  await have(2);
  ends[1]?.();
  await have(3);
  ends[2]?.();
  await have(4);
  expect(notes()).toEqual(["1", "2", "3", "4"]);
});

test("work of a stopped process is due again after three minutes", async () => {
  const company = await newCompany();
  await write(company, "routine", "once");
  const first = newPlaces();
  await first.have(1);
  await owner.query("update queue set due_at = now()");
  const second = newPlaces();
  await second.have(1);
  first.endAll();
  await first.places.stop();
  expect((await owner.query("select from queue")).rowCount).toBe(1);
  second.endAll();
  await second.places.stop();
  expect((await owner.query("select from queue")).rowCount).toBe(0);
});

test("an index finds the next work among a hundred thousand entries", async () => {
  const crowded = await newCompany();
  await writeMany(crowded, 1, 100_000);
  const others = await Promise.all(Array.from({ length: 9 }, newCompany));
  for (const company of others) await write(company, "routine", "one");
  const explain = async () => {
    await owner.query("begin");
    const { rows } = await owner.query(
      `explain (analyze, buffers, format json) select * from app.queue_take('mail', 10, 2, '{}', '{}',
         array_fill('00000000-0000-0000-0000-000000000000'::uuid, array[3]))`,
    );
    await owner.query("rollback");
    return rows[0]["QUERY PLAN"][0].Plan;
  };
  const countBlocks = async () => {
    // Ineffective while another session may still see deleted rows.
    await owner.query("vacuum analyze queue");
    // The first time also reads the catalogue.
    await explain();
    const plan = await explain();
    expect(plan["Actual Rows"]).toBe(10);
    return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  };
  // 100,000 rows have over 1,500 pages; ten need a few descents of an index and a written row each.
  await expect.poll(countBlocks, { timeout: 60_000 }).toBeLessThan(600);
});

test("a database failure is stored without the values in its message", async () => {
  const company = await newCompany();
  await write(company, "routine", "one");
  const { onError } = newPlaces({
    run: async () => {
      await database.inTenant(company, (tx) =>
        tx.insertInto("tenants").values({ id: company, domainName: "planted.co.za" }).execute(),
      );
    },
  });
  await eventually(() => expect(onError).toHaveBeenCalled());
  await eventually(async () => {
    const { rows } = await owner.query("select failure from queue");
    expect(rows).toEqual([{ failure: expect.stringContaining("23505, tenants_pkey") }]);
  });
});
