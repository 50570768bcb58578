import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { systemActor } from "#server/context.ts";
import { connectDatabase, type Database } from "#server/db/database.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { linksInto } from "#server/links.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { eventually } from "#server/test/eventually.ts";
import { sized } from "#server/test/full-size.ts";
import { type OwnDatabase, startOwnDatabase } from "#server/test/own-database.ts";
import { numberEvents } from "./events.ts";
import { recordStory } from "./story.ts";

let own: OwnDatabase;
const tenantId = randomUUID();

beforeAll(async () => {
  own = await startOwnDatabase({ poolSize: 8 });
  await own.owner.query("insert into tenants (id, domain_name) values ($1, 'protea.co.za')", [
    tenantId,
  ]);
  await own.database.inTenant(tenantId, async (tx) => {
    const person = { name: "Naledi", surname: "Khumalo", email: "naledi@protea.co.za" };
    const [createdById = 0] = await insertEmployees(tx, [person]);
    await tx
      .insertInto("apiKeys")
      .values({ tenantId, name: "Sync", scopes: ["events.read"], createdById })
      .execute();
  });
});
afterAll(() => own.stop());

const timeZone = "Africa/Johannesburg";

/** A server process: its own connections, and a worker. */
function startProcess(database: Database) {
  const services = { database, jobs: createJobs(), links: linksInto("http://localhost:3000") };
  const worker = startWorker({
    services,
    sender: { wake() {} },
    jobs: [numberEvents],
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => worker.stop());
  return async (subjectId: number) =>
    database.inTenant(tenantId, async (tx) => {
      const context = tenantContext(services, tx, systemActor, { now: new Date(), timeZone });
      await recordStory(context, { subjectId, kind: "activated" });
      // Transactions end in another order than they began.
      if (subjectId % 3 === 0) await new Promise((resolve) => setTimeout(resolve, subjectId % 7));
    });
}

test("commits at once by two processes get numbers without gap or disorder", async () => {
  const second = connectDatabase({ url: own.appUrl, poolSize: 8, prepare: true });
  onTestFinished(() => second.close());
  const processes = [startProcess(own.database), startProcess(second)];
  const reader = new pg.Client(own.ownerUrl);
  await reader.connect();
  onTestFinished(() => reader.end());
  const eventsAfter = async (number: number): Promise<{ number: number; id: number }[]> => {
    const statement = "select number, id from api_events where number > $1 order by number";
    return (await reader.query(statement, [number])).rows;
  };
  const seen: { number: number; id: number }[] = [];
  const read = async () => void seen.push(...(await eventsAfter(seen.length)));
  const total = sized({ small: 600, full: 5_000 });
  let next = 0;
  const writers = Array.from({ length: 16 }, async (_, n) => {
    const write = processes[n % 2];
    while (next < total) await write?.(++next);
  });
  let isOver = false;
  const reading = (async () => {
    while (!isOver) await read();
  })();
  await Promise.all(writers);
  await eventually(() => expect(seen.length).toBe(total));
  isOver = true;
  await reading;
  expect(seen.map(({ number }) => Number(number))).toEqual(seen.map((_, n) => n + 1));
  expect(await eventsAfter(0)).toEqual(seen);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
  const { rows } = await reader.query("select last_number from api_event_heads");
  expect(rows).toEqual([{ last_number: total }]);
}, 300_000);
