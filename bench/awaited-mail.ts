import { setTimeout as sleep } from "node:timers/promises";
import type { Mail } from "#server/mail/mail.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { post } from "#server/outbox/outbox.ts";
import { startSender } from "#server/outbox/sender.ts";
import type { Urgency } from "#server/queue/urgency.ts";
import type { Services } from "#server/services.ts";
import { startMailServer } from "#server/test/mail-server.ts";
import { median } from "./load.ts";
import type { Report } from "./report.ts";
import { addCompany, startWorld } from "./world.ts";

const waitingBefore = 5_000;
const rounds = 9;

/** The wait for a mail at a small company, from commit to mail server, while a large one sends 5,000 invitations. */
export async function benchAwaitedMail(report: Report): Promise<void> {
  const world = await startWorld(20);
  const { services, owner } = world;
  const small = await addCompany(services, 20);
  const server = await startMailServer();
  await write(services, owner.tenantId, {
    urgency: "invitation",
    to: Array.from({ length: waitingBefore }, (_, n) => `person${n}@large.example`),
  });
  const sender = startSender({
    database: services.background,
    mailer: createMailer({
      smtpUrl: `smtp://127.0.0.1:${server.port}`,
      mailFrom: "hr@bench.example",
      outboxDir: "",
      onKept: () => {},
    }),
    onError: console.error,
  });
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const to = `reset${round}@small.example`;
      const before = server.received.length;
      // Other mails are under way by now.
      while (server.received.length < before + 20) await sleep(1);
      await write(services, small.tenantId, { urgency: "awaited", to: [to] });
      const startedAt = performance.now();
      while (!server.received.includes(to)) await sleep(1);
      times.push(performance.now() - startedAt);
    }
    if (server.received.length >= waitingBefore) throw new Error("Too few were left to be sent.");
    report.milliseconds(
      `a reset mail behind ${waitingBefore} others`,
      median(times),
      "awaitedMailMs",
    );
    report.detail("  the slowest of all, ms", Math.max(...times));
  } finally {
    await sender.stop();
    await server.stop();
    await world.stop();
  }
}

const write = (
  { database }: Services,
  tenantId: string,
  { urgency, to }: { urgency: Urgency; to: readonly string[] },
) =>
  database.inTenant(tenantId, (tx) =>
    post(
      tx,
      to.map((one) => mailEffect(mailTo(one))),
      urgency,
    ),
  );

const mailTo = (to: string): Mail => ({
  to,
  subject: "Set a new password",
  tenantName: "Protea Foods",
  greeting: "Hello,",
  paragraphs: ["Please follow the link."],
  action: { label: "Set it", url: "https://hr.example/" },
  footnote: "The link works for an hour.",
});
