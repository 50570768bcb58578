import { sql } from "kysely";
import type { HandoverPart } from "#contract/codes/continuity.ts";
import type { Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";

const mostTexts = 2_000;

/** What was written in the handovers about an employee, as far as they read it: from the end of the first step on. */
export async function findWordsAbout(tx: Tx, employeeId: number) {
  const { rows } = await sql<{
    handoverId: number;
    part: HandoverPart;
    body: string;
    byName: string;
  }>`
    select x.handover_id, x.part, x.body, ${fullName("by")} as by_name
    from handovers as h
    join handover_steps as written on written.tenant_id = ${tx.tenantId} and written.handover_id = h.id
      and written.step = 1 and written.done_on is not null
    join handover_texts as x on x.tenant_id = ${tx.tenantId} and x.handover_id = h.id and x.body <> ''
    join employees as by on by.tenant_id = ${tx.tenantId} and by.id = x.by_id
    where h.tenant_id = ${tx.tenantId} and h.employee_id = ${employeeId}
    order by h.takes_over_on desc, h.id, x.part limit ${mostTexts}`.execute(tx);
  return rows;
}
