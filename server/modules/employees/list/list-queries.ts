import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { anyOf, type FoundIds } from "#server/db/query-hints.ts";
import { withFactor } from "#server/modules/auth/index.ts";
import { nameOf } from "#server/organisation/names.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";
import { lastDayOfProbation } from "#server/organisation/probation.ts";
import { managerRowOf } from "#server/organisation/reporting-line.ts";
import { findPage, type ListRequest, orderOfList } from "./list-page-queries.ts";

/** The page is found first, so that only its details are joined. */
const onPage = (tx: Tx, list: ListRequest, ids: FoundIds) =>
  employeesWithPosition(tx, list.today)
    .where("e.id", "=", anyOf(ids))
    .orderBy(orderOfList(list).forwards);

const listColumns = [
  "e.id",
  "e.name",
  "e.surname",
  "e.email",
  "e.employeeRole",
  "e.employeeStatus",
  "e.employmentStatus",
  "e.isActive",
  "p.positionTitle",
  "p.departmentId",
  "d.departmentName",
] as const;

export const findEmployees = (tx: Tx, list: ListRequest) =>
  findPage(tx, list, (ids) => onPage(tx, list, ids).select(listColumns).execute());

/** The same with all details, sensitive ones included. */
export const findDetails = (tx: Tx, list: ListRequest) =>
  findPage(tx, list, (ids) =>
    onPage(tx, list, ids)
      .leftJoinLateral(managerRowOf(tx, sql.ref("e.id"), list.today).as("manager"), (join) =>
        join.onTrue(),
      )
      .leftJoin("employees as h", (join) =>
        join.on("h.tenantId", "=", tx.tenantId).onRef("h.id", "=", "manager.employeeId"),
      )
      .leftJoin("nextOfKin as k", (join) =>
        join.onRef("k.tenantId", "=", "e.tenantId").onRef("k.employeeId", "=", "e.id"),
      )
      .leftJoin("accounts as c", (join) =>
        join.onRef("c.tenantId", "=", "e.tenantId").onRef("c.employeeId", "=", "e.id"),
      )
      .select([
        ...listColumns,
        "e.phone",
        "e.idNumber",
        "e.taxNumber",
        "e.dateOfBirth",
        "e.homeAddress",
        "e.gender",
        "e.employeeNumber",
        "e.startDate",
        "e.terminationDate",
        "e.noticeGivenOn",
        "e.rejectionReason",
        lastDayOfProbation(tx).as("probationEndsOn"),
        "a.positionId",
        sql<string | null>`${nameOf("h")}`.as("managerName"),
        "c.lastSignedInAt",
        withFactor(tx, sql.ref("c.id")).as("hasFactor"),
        sql<boolean>`c.password_hash is null and c.last_signed_in_at is null and c.id is not null`.as(
          "isInvited",
        ),
        "c.invitedAt",
        "c.invitationExpiresAt",
        "c.invitationWithdrawnAt",
        "k.id as nextOfKinId",
        "k.firstNames as kinFirstNames",
        "k.lastName as kinLastName",
        "k.phoneNumber as kinPhoneNumber",
        "k.relationship as kinRelationship",
      ])
      .execute(),
  );
