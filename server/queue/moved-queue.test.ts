import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { databaseBefore } from "#server/test/database-before.ts";

test("what waits when the queue is introduced is neither lost nor done sooner", async () => {
  const { client, migrateTo } = await databaseBefore("0040");
  const [tenantId, gone] = [randomUUID(), randomUUID()];
  await client.query(`insert into tenants (id, domain_name) values ('${tenantId}', 'protea.co.za');
    insert into outbox (tenant_id, kind, content) values ('${tenantId}', 'mail', '{"to": "thabo@protea.co.za"}');
    insert into outbox (tenant_id, kind, due_at, failure) values ('${tenantId}', 'mail', null, 'No such mailbox.');
    create schema pgboss;
    create table pgboss.job (name text, data jsonb, state text, created_on timestamptz default now(),
      start_after timestamptz default now(), retry_count int default 0)`);
  const enqueue = (job: string, state: string, startAfter: string, of = tenantId, queue = "work") =>
    client.query(
      `insert into pgboss.job (name, data, state, start_after)
       values ($1, jsonb_build_object('job', $2::text, 'tenantId', $3::text, 'payload', '{"id": 7}'::jsonb), $4, $5)`,
      [queue, job, of, state, startAfter],
    );
  await enqueue("auth.mailReset", "retry", "2026-03-02T08:00:00Z");
  await enqueue("auth.mailInvitation", "active", "2026-03-02T08:00:00Z");
  await enqueue("onboarding.remindOfProfile", "created", "2099-03-02T08:00:00Z");
  await enqueue("auth.mailReset", "completed", "2026-03-02T08:00:00Z");
  await enqueue("auth.mailReset", "created", "2026-03-02T08:00:00Z", gone);
  await enqueue("auth.mailReset", "created", "2026-03-02T08:00:00Z", tenantId, "work_failed");

  await migrateTo("0041~");
  const { rows } = await client.query(
    `select kind, urgency, coalesce(content->>'job', content->>'to') as what, content->'payload'->>'id' as payload,
       due_at > now() as is_later, failure
     from queue where tenant_id = '${tenantId}' order by kind, urgency, what nulls last`,
  );
  const job = { kind: "job", payload: "7", failure: null };
  expect(rows).toEqual([
    { ...job, urgency: 0, what: "auth.mailReset", is_later: false },
    { ...job, urgency: 1, what: "auth.mailInvitation", is_later: false },
    { ...job, urgency: 2, what: "onboarding.remindOfProfile", is_later: true },
    {
      kind: "mail",
      urgency: 1,
      what: "thabo@protea.co.za",
      payload: null,
      is_later: false,
      failure: null,
    },
    {
      kind: "mail",
      urgency: 1,
      what: null,
      payload: null,
      is_later: null,
      failure: "No such mailbox.",
    },
  ]);
  expect((await client.query("select to_regnamespace('pgboss') as schema")).rows).toEqual([
    { schema: null },
  ]);
});
