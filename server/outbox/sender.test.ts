import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { purses } from "#contract/purses.ts";
import type { Database, Tx } from "#server/db/database.ts";
import type { Mail } from "#server/mail/mail.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { drawMails } from "#server/purses/mails.ts";
import { purseOf } from "#server/purses/purse.ts";
import { takeFromQueue } from "#server/queue/queue-queries.ts";
import { eventually } from "#server/test/eventually.ts";
import { startMailServer } from "#server/test/mail-server.ts";
import { type OwnDatabase, startOwnDatabase } from "#server/test/own-database.ts";
import { mailEffect } from "./effect.ts";
import { holdEffects, post, releaseEffects } from "./outbox.ts";
import { type SenderOptions, startSender } from "./sender.ts";

// A database of its own, because a sender takes every tenant's effects.
let own: OwnDatabase;
let database: Database;
let owner: pg.Client;
const [tenantId, otherTenantId] = [randomUUID(), randomUUID()];
let statements: string[] = [];

beforeAll(async () => {
  own = await startOwnDatabase({ poolSize: 6, onStatement: (text) => statements.push(text) });
  ({ database, owner } = own);
  await owner.query(
    "insert into tenants (id, domain_name) values ($1, 'protea.co.za'), ($2, 'marula.co.za')",
    [tenantId, otherTenantId],
  );
});
afterAll(() => own.stop());

const mailTo = (to: string): Mail => ({
  to,
  subject: "Set a new password",
  tenantName: "Protea Foods",
  greeting: "Hello,",
  paragraphs: [],
  action: { label: "Set it", url: `https://hr.example/#${to}` },
  footnote: "",
});
const write = (...to: string[]) => writeFor(tenantId, ...to);
const writeFor = (id: string, ...to: string[]) =>
  database.inTenant(id, (tx) =>
    post(
      tx,
      to.map((one) => mailEffect(mailTo(one))),
      "routine",
    ),
  );

/** Only lists its mails. */
function newSender(options: Partial<SenderOptions> = {}) {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const sender = startSender({ database, mailer, onError: () => {}, pollMs: 20, ...options });
  onTestFinished(() => sender.stop());
  return { sent, sender };
}

const rows = async () => {
  const { rows: found } = await owner.query(
    `select content, ready_at, nullif(due_at, 'infinity') as due_at, due_at = 'infinity' as is_held, attempts, failure
    from queue order by id`,
  );
  return found;
};
const setBack = (interval: string) =>
  owner.query(
    `update queue set wanted_at = wanted_at - interval '${interval}', due_at = due_at - interval '${interval}'`,
  );
const isEmpty = () => eventually(async () => expect(await rows()).toEqual([]));

test("an effect is sent once its change has committed, and then deleted", async () => {
  const { sent } = newSender();
  await write("thabo@protea.co.za");
  await isEmpty();
  expect(sent).toEqual([mailTo("thabo@protea.co.za")]);
});

test("an effect has its company's sender name and reply address", async () => {
  const set = (name: string, replyTo: string) =>
    owner.query("update tenants set mail_sender_name = $1, reply_to_email = $2 where id = $3", [
      name,
      replyTo,
      tenantId,
    ]);
  await set("Protea People", "people@protea.co.za");
  onTestFinished(async () => void (await set("", "")));
  const { sent } = newSender();
  await write("thabo@protea.co.za");
  await writeFor(otherTenantId, "sipho@marula.co.za");
  await isEmpty();
  expect(new Map(sent.map(({ to, sender }) => [to, sender]))).toEqual(
    new Map([
      ["sipho@marula.co.za", undefined],
      ["thabo@protea.co.za", { name: "Protea People", replyTo: "people@protea.co.za" }],
    ]),
  );
});

test("an effect of a change that was rolled back is never sent", async () => {
  const { sent } = newSender();
  const changed = database.inTenant(tenantId, async (tx) => {
    await post(tx, [mailEffect(mailTo("nobody@protea.co.za"))], "routine");
    throw new Error("changed my mind");
  });
  await expect(changed).rejects.toThrow("changed my mind");
  await write("someone@protea.co.za");
  await isEmpty();
  expect(sent.map(({ to }) => to)).toEqual(["someone@protea.co.za"]);
});

test("many effects are written by three statements", async () => {
  statements = [];
  await write();
  expect(statements).toEqual([]);
  await write("a@protea.co.za", "b@protea.co.za", "c@protea.co.za");
  expect(statements).toHaveLength(3);
  newSender();
  await isEmpty();
});

test("a failed effect is tried again later, and sent once", async () => {
  let failures = 0;
  const { sent } = newSender({
    mailer: {
      send: async (mail) => {
        if (failures++ === 0) throw new Error("The mail server is down.");
        sent.push(mail);
      },
    },
  });
  await write("thabo@protea.co.za");
  await eventually(async () =>
    expect(await rows()).toMatchObject([{ attempts: 1, failure: "The mail server is down." }]),
  );
  expect(sent).toEqual([]);
  await setBack("5 seconds");
  await isEmpty();
  expect(sent).toHaveLength(1);
});

test("an attempt that does not finish counts as failed", async () => {
  newSender({ mailer: { send: () => new Promise(() => {}) }, timeoutMs: 50 });
  await write("thabo@protea.co.za");
  await eventually(async () =>
    expect(await rows()).toMatchObject([{ failure: "Sending took longer than 50 ms." }]),
  );
  await owner.query("delete from queue");
});

test("a mail server that hangs for one recipient delays no other mail", async () => {
  const server = await startMailServer({ silentFor: "@dead.example" });
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    mailFrom: "Baton HR <no-reply@baton.example>",
    outboxDir: "/nonexistent",
    onKept: () => {},
  });
  const { sender } = newSender({ mailer, timeoutMs: 3_600_000 });
  await write(...Array.from({ length: 20 }, (_, i) => `person${i}@dead.example`));
  await eventually(() => expect(server.silent.length).toBe(2));
  const others = Array.from({ length: 20 }, (_, i) => `person${i}@marula.co.za`);
  await writeFor(otherTenantId, ...others);
  sender.wake();
  await eventually(() => expect(server.received.toSorted()).toEqual(others.toSorted()));
  expect(server.silent.length).toBe(2);
  server.drop();
  mailer.close();
  await sender.stop();
  await owner.query("delete from queue");
});

test("several senders send each effect once", async () => {
  const senders = [newSender(), newSender(), newSender()];
  await write(...Array.from({ length: 60 }, (_, i) => `person${i}@protea.co.za`));
  for (const { sender } of senders) sender.wake();
  await isEmpty();
  expect(senders.flatMap(({ sent }) => sent.map(({ to }) => to)).sort()).toHaveLength(60);
  expect(new Set(senders.flatMap(({ sent }) => sent.map(({ to }) => to))).size).toBe(60);
});

test("another sender sends the effects of a crashed one minutes later", async () => {
  await write("thabo@protea.co.za");
  const nobody = "00000000-0000-0000-0000-000000000000";
  const lastTurns = [nobody, nobody, nobody];
  expect(
    await takeFromQueue(database, { kind: "mail", free: 10, perTenant: 2, held: [], lastTurns }),
  ).toHaveLength(1);
  const { sent, sender } = newSender();
  await sender.stop();
  expect(sent).toEqual([]);
  await setBack("3 minutes");
  const other = newSender();
  await isEmpty();
  expect(other.sent).toHaveLength(1);
});

test("an effect is abandoned and emptied after two days of failures", async () => {
  const send = vi.fn(async () => {
    throw new Error("There is no such mailbox.");
  });
  await write("thabo@protea.co.za");
  await setBack("49 hours");
  newSender({ mailer: { send } });
  await eventually(async () =>
    expect(await rows()).toMatchObject([
      { content: null, ready_at: null, due_at: null, attempts: 1 },
    ]),
  );
  expect(send).toHaveBeenCalledTimes(1);
  await owner.query("delete from queue");
});

const tenantRow = (columns: string) =>
  owner.query(`update tenants set ${columns} where id = $1`, [tenantId]);
const inCompany = (work: (tx: Tx) => Promise<unknown>) => database.inTenant(tenantId, work);
const waiting = async () => (await rows()).filter(({ is_held }) => is_held).length;

test("only the confirmation is sent before the address is confirmed", async () => {
  await tenantRow("confirmed_at = null");
  const { sent } = newSender();
  await inCompany((tx) =>
    post(
      tx,
      [
        mailEffect(mailTo("colleague@protea.co.za")),
        mailEffect(mailTo("owner@protea.co.za"), { confirmsAddress: true }),
      ],
      "routine",
    ),
  );
  await eventually(() => expect(sent.map(({ to }) => to)).toEqual(["owner@protea.co.za"]));
  await inCompany(releaseEffects);
  expect(await waiting()).toBe(1);
  await tenantRow("confirmed_at = now()");
  await inCompany(releaseEffects);
  await isEmpty();
  expect(sent.map(({ to }) => to)).toEqual(["owner@protea.co.za", "colleague@protea.co.za"]);
});

test("a suspended company's effects wait until it is resumed", async () => {
  await write("before@protea.co.za");
  await tenantRow("suspended_at = now()");
  await inCompany(holdEffects);
  const { sent } = newSender();
  await write("after@protea.co.za");
  await inCompany((tx) =>
    post(tx, [mailEffect(mailTo("link@protea.co.za"), { confirmsAddress: true })], "routine"),
  );
  await inCompany(releaseEffects);
  expect(await waiting()).toBe(3);
  expect(sent).toEqual([]);
  await tenantRow("suspended_at = null");
  await inCompany(releaseEffects);
  await isEmpty();
  expect(sent).toHaveLength(3);
});

test("an effect that fails during a suspension waits like the others", async () => {
  const fail = Promise.withResolvers<void>();
  const send = vi.fn(() => fail.promise);
  newSender({ mailer: { send } });
  await write("thabo@protea.co.za");
  await eventually(() => expect(send).toHaveBeenCalledTimes(1));
  await tenantRow("suspended_at = now()");
  await inCompany(holdEffects);
  fail.reject(new Error("The mail server is down."));
  await eventually(async () =>
    expect(await rows()).toMatchObject([{ failure: "The mail server is down.", is_held: true }]),
  );
  await tenantRow("suspended_at = null");
  await owner.query("delete from queue");
});

test("a suspension withholds a mail that is being written", async () => {
  const written = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const writing = inCompany(async (tx) => {
    await post(tx, [mailEffect(mailTo("thabo@protea.co.za"))], "routine");
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  const operator = new pg.Client(own.ownerUrl);
  await operator.connect();
  onTestFinished(() => operator.end());
  const suspending = operator.query(
    `begin; set local app.tenant_id = '${tenantId}'; update tenants set suspended_at = now() where id = '${tenantId}';
     select app.queue_hold(); commit`,
  );
  const isBlocked = async () =>
    (await owner.query("select from pg_locks where not granted")).rowCount ?? 0;
  await expect.poll(isBlocked, { timeout: 60_000 }).toBeGreaterThan(0);
  commit.resolve();
  await Promise.all([writing, suspending]);
  expect(await waiting()).toBe(1);
  await tenantRow("suspended_at = null");
  await owner.query("delete from queue");
});

test("mails beyond a company's purse wait for their turn, awaited ones never", async () => {
  await tenantRow("domain_name = 'gmail.com'");
  const purse = purseOf(tenantId, {
    domainName: "gmail.com",
    confirmedAt: "2026-01-01T00:00:00Z",
    openedFrom: null,
  });
  const { atOnce, everySeconds } = purses.publicMail.mails;
  // In an hour, so that no slow run refills the purse.
  const now = new Date(Date.now() + 3_600_000);
  expect(await inCompany((tx) => drawMails(tx, purse, atOnce, now))).toEqual(Array(atOnce).fill(0));
  await write("a@protea.co.za", "b@protea.co.za");
  const [first = 0, second = 0] = (await rows()).map(({ due_at }) => Date.parse(due_at));
  expect(first).toBeGreaterThan(now.getTime());
  expect(second - first).toBe(everySeconds * 1_000);
  await owner.query("delete from queue");

  await inCompany((tx) => post(tx, [mailEffect(mailTo("c@protea.co.za"))], "awaited"));
  await writeFor(otherTenantId, "d@marula.co.za");
  expect((await rows()).map(({ due_at }) => due_at)).toEqual([null, null]);
  await tenantRow("domain_name = 'protea.co.za'");
  await owner.query("delete from queue");
});
