import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readAllowedPlaces } from "#server/egress/allowed-places.ts";
import { createEgress } from "#server/egress/egress.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { linksInto } from "#server/links.ts";
import type { Mail } from "#server/mail/mail.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { post } from "#server/outbox/outbox.ts";
import { startSender } from "#server/outbox/sender.ts";
import { putInQueue } from "#server/queue/queue-queries.ts";
import { createSealing } from "#server/sealed/sealing.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { insertTenant } from "#server/test/company/tenant.ts";
import { eventually } from "#server/test/eventually.ts";
import { sized } from "#server/test/full-size.ts";
import { startReceiver } from "#server/test/hooks.ts";
import { type OwnDatabase, startOwnDatabase } from "#server/test/own-database.ts";
import { placeOf } from "./hooks.ts";
import { newHookSecret } from "./message.ts";
import { startHookSender } from "./sender.ts";

// A database of its own, because a sender takes every company's events.
let own: OwnDatabase;
beforeAll(async () => {
  own = await startOwnDatabase({ poolSize: 12 });
});
afterAll(() => own.stop());

const sealing = createSealing("a key for sealed texts in tests");
let [open, mostOpen, arrived] = [0, 0, 0];
const receiver = await startReceiver({
  "/slow": (response) => {
    open++;
    mostOpen = Math.max(mostOpen, open);
    setTimeout(() => {
      open--;
      arrived++;
      response.writeHead(204).end();
    }, 30);
  },
});

/** A company with a hook and as many of its events waiting. */
async function companyWithEvents(count: number): Promise<string> {
  const tenantId = randomUUID();
  await own.database.inTenant(tenantId, async (tx) => {
    await insertTenant(tx, `${tenantId.slice(0, 8)}.co.za`);
    const email = `naledi@${tenantId.slice(0, 8)}.co.za`;
    const [createdById = 0] = await insertEmployees(tx, [
      { name: "Naledi", surname: "Khumalo", email },
    ]);
    const hook = {
      ...{ tenantId, name: "Sync", types: ["person.changed"], createdById },
      ...{ address: receiver.at("/slow"), secretSealed: "" },
    };
    const { id: hookId } = await tx
      .insertInto("hooks")
      .values(hook)
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("hooks")
      .set({ secretSealed: sealing.seal(newHookSecret(), placeOf(tx, hookId, "secret_sealed")) })
      .where("tenantId", "=", tenantId)
      .execute();
    const added = await tx
      .insertInto("hookDeliveries")
      .values(Array.from({ length: count }, () => ({ tenantId, hookId, eventId: null })))
      .returning("id")
      .execute();
    await putInQueue(
      tx,
      added.map(({ id }) => ({
        ...{ kind: "hook" as const, urgency: "routine" as const },
        content: { deliveryId: id },
      })),
    );
  });
  return tenantId;
}

test("one company's many events delay no other company's mail or event", async () => {
  const count = sized({ small: 800, full: 10_000 });
  await companyWithEvents(count);
  const allowed = readAllowedPlaces("localhost");
  const services = {
    ...{ database: own.database, sealing, jobs: createJobs() },
    ...{ links: linksInto("http://localhost:3000") },
    egress: createEgress({ ...(allowed && { allowed }) }),
  };
  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  const hookSender = startHookSender({ ...services, onError, pollMs: 50 });
  const sent: string[] = [];
  const mailer = { send: async ({ to }: Mail) => void sent.push(to) };
  const sender = startSender({ database: own.database, mailer, onError, pollMs: 50 });
  onTestFinished(() => Promise.all([sender.stop(), hookSender.stop()]).then(() => {}));
  await eventually(() => expect(arrived).toBeGreaterThan(20));
  expect(mostOpen).toBeLessThanOrEqual(4);

  const other = await companyWithEvents(1);
  const mail = { to: "thabo@marula.co.za", paragraphs: [], tenantName: "Marula" } as never;
  await own.database.inTenant(other, (tx) => post(tx, [mailEffect(mail)], "routine"));
  const isDelivered = () =>
    own.database.inTenant(other, (tx) =>
      tx
        .selectFrom("hookDeliveries")
        .where("tenantId", "=", other)
        .select(["state"])
        .executeTakeFirst(),
    );
  const before = arrived;
  await eventually(() => expect(sent).toEqual(["thabo@marula.co.za"]));
  await eventually(async () => expect(await isDelivered()).toEqual({ state: "delivered" }));
  expect(arrived - before).toBeLessThan(count / 2);
  expect(arrived).toBeLessThan(count);
  expect(failures).toEqual([]);
}, 120_000);
