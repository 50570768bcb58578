import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";

export async function findTenantsWithSealedDrafts(
  db: DirectoryTx,
  after: string,
  until: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_sealed_drafts(${after}::uuid, ${until}::date) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Erases the texts of some drafts whose author is deactivated and was last so before a day; returns their ids. */
export async function eraseDrafts(
  tx: Tx,
  { before, at, limit }: { before: string; at: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update notes set note_description = '', deleted_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tx.tenantId} and id in (
      select n.id from notes as n
      join employees as e on e.tenant_id = ${tx.tenantId} and e.id = n.author_id and not e.is_active
      where n.tenant_id = ${tx.tenantId} and n.audience = 'draft' and n.deleted_at is null and n.updated_at < ${before}::date
        and not exists (
          select from story as s
          where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee' and s.subject_id = e.id and s.kind = 'deactivated'
            and s.day >= ${before}::date)
      order by n.id limit ${limit}
      for update of n skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
