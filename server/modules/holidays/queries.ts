import type { Tx } from "#server/db/database.ts";

export interface HolidayChange {
  holidayDate: string;
  name: string;
  isWorkingDay: boolean;
}

/** The company's country, region and hours of work, and the days on which it differs from its region. */
export async function findWorkDays(tx: Tx) {
  const rows = await tx
    .selectFrom("tenants as t")
    .leftJoin("holidayChanges as c", "c.tenantId", "t.id")
    .where("t.id", "=", tx.tenantId)
    .select([
      "t.country",
      "t.holidayRegion",
      "t.workMinutes",
      "c.holidayDate",
      "c.name",
      "c.isWorkingDay",
    ])
    .execute();
  const { country, holidayRegion, workMinutes } = rows[0] ?? missingTenant();
  const changes = rows.flatMap(({ holidayDate, name, isWorkingDay }) =>
    holidayDate === null
      ? []
      : [{ holidayDate, name: name ?? "", isWorkingDay: isWorkingDay ?? false }],
  );
  return { country, region: holidayRegion ?? country, workMinutes, changes };
}

function missingTenant(): never {
  throw new Error("The transaction's tenant does not exist.");
}
