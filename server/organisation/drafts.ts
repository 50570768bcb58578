import { type RawBuilder, sql } from "kysely";
import type { PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";

/** An author's drafts, without those about the reader: a draft about oneself stays secret. */
export const draftsBy = (
  tx: Tx,
  reader: Pick<PersonActor, "employeeId">,
  authorId: RawBuilder<unknown>,
): RawBuilder<number> => sql`(
  select count(*)::int from notes as n
  where n.tenant_id = ${tx.tenantId} and n.author_id = ${authorId} and n.audience = 'draft' and n.deleted_at is null
    and n.about_employee_id <> ${reader.employeeId})`;
