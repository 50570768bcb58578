import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import { attachmentCount } from "#server/modules/documents/index.ts";
import { activeManagerId, standInId } from "#server/modules/leave/access-queries.ts";
import { fullName } from "#server/organisation/names.ts";
import { leaveColumns } from "../request-queries.ts";

/** The next companies, by id, with leave whose certificate is due by a day and not yet told of as late; none at the end. */
export async function findTenantsWithCertificatesDue(
  db: DirectoryTx,
  after: string,
  until: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_certificates_due(${after}::uuid, ${until}::date) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const withCertificates = (tx: Tx) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.certificateDue", "is not", null)
    .select(leaveColumns)
    .select([
      sql<string>`r.certificate_due`.as("certificateDue"),
      attachmentCount(tx, sql.ref("r.id")).as("fileCount"),
      "e.isActive",
      fullName("e").as("employeeName"),
    ]);

/** Locks some leave whose certificate is due by a day, and of which nobody was notified so far as that is due; another server leaves it alone. */
export const lockCertificatesDue = (
  tx: Tx,
  { today, until, limit }: { today: string; until: string; limit: number },
) =>
  withCertificates(tx)
    .where("r.certificateDue", "<=", until)
    .where(sql<boolean>`r.certificate_notice is distinct from 'late'`)
    .where((eb) =>
      eb.or([eb("r.certificateDue", "<", today), eb("r.certificateNotice", "is", null)]),
    )
    .select([
      activeManagerId(tx, { today }).as("managerId"),
      standInId(tx, { today }).as("standInId"),
    ])
    .orderBy("r.certificateDue")
    .orderBy("r.id")
    .limit(limit)
    .forUpdate("r")
    .skipLocked()
    .execute();
export type CertificateDue = Awaited<ReturnType<typeof lockCertificatesDue>>[number];

/** Stores of what leave was notified: of what is past by a day, that it is late. */
export const saveNotice = (tx: Tx, ids: readonly number[], today: string) =>
  sql`
    update leave_requests
    set certificate_notice = case when certificate_due < ${today}::date then 'late' else 'due' end
    where tenant_id = ${tx.tenantId} and id = any(${ids}::bigint[])`.execute(tx);

/** One request with whether its certificate is there by now; undefined if none is wanted. */
export const findCertificateOf = (tx: Tx, leaveId: number) =>
  withCertificates(tx).where("r.id", "=", leaveId).executeTakeFirst();
