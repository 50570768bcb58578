import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { linksInto } from "#server/links.ts";
import type { Mail } from "#server/mail/mail.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { type Sender, startSender } from "#server/outbox/sender.ts";
import type { Places } from "#server/queue/places.ts";
import { eventually } from "#server/test/eventually.ts";
import { type OwnDatabase, startOwnDatabase } from "#server/test/own-database.ts";
import { defineJob } from "./job.ts";
import { createJobs } from "./jobs.ts";
import { startWorker } from "./worker.ts";

// A database of its own: this worker takes every job, including other tests'.
let own: OwnDatabase;
let database: Database;
const jobs = createJobs();
let worker: Places;
let sender: Sender;
const done: { tenantId: string; note: string }[] = [];
const statements: { text: string; parameters: readonly unknown[] }[] = [];
let failuresLeft = 0;

const keepNote = defineJob<{ note: string }>("test.keepNote", async ({ tx }, { note }) => {
  if (failuresLeft > 0) {
    failuresLeft -= 1;
    throw new Error("The mail server is down.");
  }
  done.push({ tenantId: tx.tenantId, note });
  return [];
});

const mailNote = (urgency: "awaited" | "routine") =>
  defineJob<{ to: string }>(
    `test.mailNote.${urgency}`,
    async (_, { to }) => [mailEffect({ to } as Mail)],
    urgency,
  );
const [awaitedNote, routineNote] = [mailNote("awaited"), mailNote("routine")];

const tenantId = randomUUID();

const reader = "thabo@protea.co.za";
/** A change with a mail about it. */
const renameTenant = defineJob("test.renameTenant", async ({ tx }) => {
  await tx
    .updateTable("tenants")
    .set({ tenantName: "Protea Foods" })
    .where("id", "=", tx.tenantId)
    .execute();
  return [mailEffect({ to: reader } as Mail)];
});

/** Found by readers at the arrival of their mail. */
const tenantsFoundAtMail: { to: string; tenantName: string }[] = [];
const sentTo: string[] = [];
const lookUpTenant = async ({ to }: Mail) => {
  sentTo.push(to);
  const found = await database.readTenant(tenantId, (tx) =>
    tx.selectFrom("tenants").where("id", "=", tx.tenantId).select("tenantName").execute(),
  );
  tenantsFoundAtMail.push(...found.map(({ tenantName }) => ({ to, tenantName })));
};

beforeAll(async () => {
  own = await startOwnDatabase({
    poolSize: 6,
    onStatement: (text, parameters) => statements.push({ text, parameters }),
  });
  ({ database } = own);
  await database.inTenant(tenantId, (tx) =>
    tx.insertInto("tenants").values({ id: tenantId, domainName: "protea.co.za" }).execute(),
  );
  const links = linksInto("http://localhost:3000");
  sender = startSender({ database, mailer: { send: lookUpTenant }, onError: () => {} });
  worker = startWorker({
    services: { database, jobs, links },
    sender,
    jobs: [keepNote, renameTenant, awaitedNote, routineNote],
    onError: () => {},
  });
});
afterAll(async () => {
  await worker.stop();
  await sender.stop();
  await own.stop();
});

const ask = (note: string) =>
  database.inTenant(tenantId, (tx) => jobs.enqueueIn(tx).enqueue(keepNote, { note }));
const notes = () => done.map(({ note }) => note);

test("a job runs after its change commits, in the same tenant", async () => {
  await ask("committed");
  await eventually(() => expect(done).toContainEqual({ tenantId, note: "committed" }));
});

test("many jobs are enqueued in one statement, and each of them runs", async () => {
  const many = Array.from({ length: 50 }, (_, i) => ({ note: `one of many ${i}` }));
  await database.inTenant(tenantId, async (tx) => {
    await jobs.enqueueIn(tx).enqueueEach(keepNote, many);
    await jobs.enqueueIn(tx).enqueueEach(keepNote, []);
  });
  const inserts = statements.filter(
    ({ text, parameters }) =>
      text.startsWith("insert into queue") &&
      parameters.some((it) => `${it}`.includes("one of many")),
  );
  expect(inserts).toHaveLength(1);
  await eventually(() =>
    expect(notes()).toEqual(expect.arrayContaining(many.map(({ note }) => note))),
  );
});

test("a job whose change was rolled back never runs", async () => {
  await expect(
    database.inTenant(tenantId, async (tx) => {
      await jobs.enqueueIn(tx).enqueue(keepNote, { note: "rolled back" });
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  await ask("after the rollback");
  await eventually(() => expect(notes()).toContain("after the rollback"));
  expect(notes()).not.toContain("rolled back");
});

test("a job with a start time does not run before it", async () => {
  const startAfter = new Date(Date.now() + 3_000);
  await database.inTenant(tenantId, (tx) =>
    jobs.enqueueIn(tx).enqueue(keepNote, { note: "later" }, { startAfter }),
  );
  await ask("now");
  await eventually(() => expect(notes()).toContain("now"));
  await eventually(() => expect(notes()).toContain("later"));
  expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime());
});

test("a job that fails is stored and tried again until it succeeds", async () => {
  failuresLeft = 1;
  await ask("delivered at last");
  await eventually(() => expect(notes()).toContain("delivered at last"));
  expect(notes().filter((note) => note === "delivered at last")).toHaveLength(1);
});

test("a job's mail leaves only after its change has committed", async () => {
  await database.inTenant(tenantId, (tx) => jobs.enqueueIn(tx).enqueue(renameTenant, {}));
  const found = () => tenantsFoundAtMail.filter(({ to }) => to === reader);
  await eventually(() => expect(found()).toEqual([{ to: reader, tenantName: "Protea Foods" }]));
});

test("a mail that a person waits for overtakes another company's thousands", async () => {
  const crowdedId = randomUUID();
  await database.inTenant(crowdedId, async (tx) => {
    await tx.insertInto("tenants").values({ id: crowdedId, domainName: "crowd.co.za" }).execute();
    const many = Array.from({ length: 5_000 }, (_, i) => ({ to: `person${i}@crowd.co.za` }));
    await jobs.enqueueIn(tx).enqueueEach(routineNote, many);
  });
  const ofCrowd = () => sentTo.filter((to) => to.endsWith("@crowd.co.za")).length;
  await eventually(() => expect(ofCrowd()).toBeGreaterThan(50));
  const before = await database.inTenant(tenantId, async (tx) => {
    await jobs.enqueueIn(tx).enqueue(awaitedNote, { to: "lerato@protea.co.za" });
    return ofCrowd();
  });
  await eventually(() => expect(sentTo).toContain("lerato@protea.co.za"));
  const position = sentTo.indexOf("lerato@protea.co.za");
  const overtaken = sentTo.slice(0, position).filter((to) => to.endsWith("@crowd.co.za")).length;
  expect(overtaken - before).toBeLessThan(100);
  expect(ofCrowd()).toBeLessThan(4_000);
});
