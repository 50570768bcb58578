import type { SystemContext } from "#server/context.ts";
import type { Database, Tx } from "#server/db/database.ts";
import type { Due } from "#server/due/due.ts";
import { findDue, lockDue, saveLooked } from "#server/due/due-queries.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import type { Services } from "#server/services.ts";
import { domainDue } from "./daily-alarm.ts";
import { lookUpDomain } from "./domain-record.ts";
import { findDomains, findLockedDomain } from "./domains.ts";
import { saveLook } from "./looks.ts";

const dayMs = 86_400_000;
/** After a look without an answer. */
const retryMs = 3_600_000;
const companiesAtOnce = 4;
/** What is left waits for the next run. */
const maxRunMs = 20_000;

type Found = Awaited<ReturnType<typeof lookUpDomain>>;

interface Looking extends Pick<Services, "jobs" | "links" | "config"> {
  database: Database;
}

/** Looks at all due domains, some companies at once. A failing one holds up no other; the first failure is thrown last. */
export async function lookAtDueDomains(services: Looking, now: Date): Promise<void> {
  const found = await services.database.inDirectory((db) => findDue(db, [domainDue.kind], now));
  const failures: unknown[] = [];
  const until = performance.now() + maxRunMs;
  const look = ({ tenantId }: { tenantId: string }) =>
    lookAtCompany(services, tenantId, now).catch((error) => failures.push(error));
  while (found.length > 0 && performance.now() < until)
    await Promise.all(found.splice(0, companiesAtOnce).map(look));
  if (failures.length > 0) throw failures[0];
}

async function lookAtCompany(services: Looking, tenantId: string, now: Date): Promise<void> {
  const inTenant = <Result>(work: (tx: Tx) => Promise<Result>) =>
    services.database.inTenant(tenantId, work);
  const { due, domains } = await inTenant(async (tx) => {
    const due = await lockDue(tx, domainDue.kind, { now, limit: 100 });
    return {
      due,
      domains: await findDomains(
        tx,
        due.map(({ about }) => about),
      ),
    };
  });
  const found = new Map(
    await Promise.all(
      domains.map(
        async (row) => [row.id, await lookUpDomain(services.config.dnsServers, row)] as const,
      ),
    ),
  );
  for (const one of due)
    await inTenant(async (tx) => {
      // Another server may have looked meanwhile.
      const [open] = await lockDue(tx, domainDue.kind, { now, only: one, limit: 1 });
      if (open) await endLook(await jobContext(services, tx, now), one, found.get(one.about));
    });
}

/** Saves what was found, and when to look again; a removed domain is done. */
async function endLook(context: SystemContext, { about, onDay }: Due, found?: Found) {
  const { tx, now } = context;
  const row = await findLockedDomain(tx, about);
  if (row && found) await saveLook(context, row, found);
  const wait = found === "no_answer" || found === "refused" ? retryMs : dayMs;
  const again = row ? [{ about, onDay, at: new Date(now.getTime() + wait) }] : [];
  await saveLooked(tx, domainDue.kind, { now, due: [{ about, onDay }], again });
}
