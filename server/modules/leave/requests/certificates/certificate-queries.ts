import { sql } from "kysely";
import { lacksCertificate } from "#contract/rules/leave.ts";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { attachmentCount } from "#server/modules/documents/index.ts";
import { activeManagerId, standInId } from "#server/modules/leave/access.ts";
import { fullName } from "#server/organisation/names.ts";
import { leaveColumns } from "../request-queries.ts";

const withCertificates = (tx: Tx) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.certificateDue", "is not", null)
    .select(leaveColumns(tx))
    .select([
      sql<string>`r.certificate_due`.as("certificateDue"),
      attachmentCount(tx, sql.ref("r.id")).as("fileCount"),
      "e.isActive",
      fullName("e").as("employeeName"),
    ]);

/** Leave that needs a certificate, with the employee's manager. */
export const listCertificatesDue = (tx: Tx, ids: readonly number[], today: string) =>
  withCertificates(tx)
    .where("r.id", "=", anyOf(ids))
    .select([
      activeManagerId(tx, { today }).as("managerId"),
      standInId(tx, { today }).as("standInId"),
    ])
    .orderBy("r.certificateDue")
    .orderBy("r.id")
    .execute();
export type CertificateDue = Awaited<ReturnType<typeof listCertificatesDue>>[number];

/** One request and whether its certificate is there; undefined if none is needed. */
export const findCertificateOf = (tx: Tx, leaveId: number) =>
  withCertificates(tx).where("r.id", "=", leaveId).executeTakeFirst();

/** Whether an active employee still owes a certificate. */
export const isLacking = ({
  fileCount,
  leaveStatus,
  isActive,
}: Pick<CertificateDue, "fileCount" | "leaveStatus" | "isActive">): boolean =>
  lacksCertificate({ leaveStatus, fileCount }) && isActive;
