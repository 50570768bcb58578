import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import pg from "pg";
import { inject } from "vitest";
import type { ShownHook } from "#contract/hooks.ts";
import { api } from "#contract/index.ts";
import type { Input } from "#contract/operation.ts";
import { currentTime } from "#server/clock.ts";
import { readAllowedPlaces } from "#server/egress/allowed-places.ts";
import { createEgress, type EgressOptions } from "#server/egress/egress.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import type { QueuedDelivery } from "#server/modules/hooks/deliveries.ts";
import { sendEvents } from "#server/modules/hooks/deliveries.ts";
import { hookDelivery } from "#server/modules/hooks/sender.ts";
import type { Taken } from "#server/queue/queue-queries.ts";
import { giveNumbers } from "./api-events.ts";
import { httpsServer } from "./https-server.ts";
import { call, services, type TestTenant } from "./world.ts";

type NewHook = Input<typeof api.hooks.createHook>["body"];

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of this process; `answers` decides by path, 204 by default. */
export async function startReceiver(
  answers: Record<string, (response: ServerResponse) => void> = {},
) {
  const received: Received[] = [];
  const port = await httpsServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const path = request.url ?? "";
    received.push({ path, headers: request.headers, body });
    const answer = answers[path];
    if (answer) answer(response);
    else response.writeHead(204).end();
  });
  return { received, at: (path = "/") => `https://localhost:${port}${path}` };
}

export async function newHook(
  { owner }: Pick<TestTenant, "owner">,
  differing: Partial<NewHook> = {},
): Promise<ShownHook> {
  const body: NewHook = {
    ...{ name: "Calendar sync", address: "https://example.com/baton" },
    types: ["person.changed"],
  };
  const made = await call(owner, api.hooks.createHook, { body: { ...body, ...differing } });
  if (made.status !== 200) throw new Error(`No hook was made: ${JSON.stringify(made.body)}`);
  return made.body;
}

const allowed = readAllowedPlaces("localhost");

/** A sender of this test; a receiver at `localhost` is reached. */
export const hookRun = (options: EgressOptions = {}, database = services.database) =>
  hookDelivery({
    ...services,
    database,
    egress: createEgress({ ...(allowed && { allowed }), ...options }),
  });

const tableOwner = new pg.Pool({
  ...{ connectionString: inject("ownerUrl"), max: 1, allowExitOnIdle: true },
});

/** The company's entries that are ready, as the queue hands them out. */
export async function takeHooks(tenantId: string): Promise<Taken<QueuedDelivery>[]> {
  const { rows } = await tableOwner.query(
    `update queue set attempts = attempts + 1, ready_at = null, due_at = app.clock() + interval '3 minutes'
    where tenant_id = $1 and kind = 'hook' and (ready_at is not null or due_at <= app.clock())
    returning tenant_id, id, urgency, content, attempts`,
    [tenantId],
  );
  return rows
    .map(({ tenant_id, ...taken }) => ({ ...taken, id: Number(taken.id), tenantId: tenant_id }))
    .toSorted((one, other) => one.id - other.id);
}

/** What waits in the queue for the company's hooks, with the seconds until it is due. */
export async function waitingHooks(tenantId: string): Promise<{ seconds: number }[]> {
  const { rows } = await tableOwner.query(
    `select coalesce(extract(epoch from due_at - app.clock()), 0)::float8 as seconds
    from queue where tenant_id = $1 and kind = 'hook' and num_nonnulls(ready_at, due_at) = 1 order by id`,
    [tenantId],
  );
  return rows;
}

/** Makes everything that waits due now. */
export const hurryHooks = (tenantId: string) =>
  tableOwner.query("update queue set due_at = app.clock() where tenant_id = $1 and kind = 'hook'", [
    tenantId,
  ]);

/** Numbers a company's events and puts them in the queue. */
export async function queueEvents(
  tenant: Pick<TestTenant, "inTenant" | "tenantId">,
): Promise<void> {
  await giveNumbers(tenant);
  const { rows } = await tableOwner.query(
    "delete from queue where tenant_id = $1 and kind = 'job' and content ->> 'job' = $2 returning content",
    [tenant.tenantId, sendEvents.name],
  );
  for (const { content } of rows)
    await tenant.inTenant(async (tx) =>
      sendEvents.run(await jobContext(services, tx, currentTime()), content.payload),
    );
}
