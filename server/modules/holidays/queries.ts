import type { Tx } from "#server/db/database.ts";

export interface HolidayChange {
  holidayDate: string;
  name: string;
  isWorkingDay: boolean;
}

export async function findWorkDays(tx: Tx, { areKept }: { areKept: boolean }) {
  const rows = await tx
    .selectFrom("tenants as t")
    .leftJoin("tenantHolidays as c", (join) =>
      join.onRef("c.tenantId", "=", "t.id").on("c.revokedAt", "is", null),
    )
    .where("t.id", "=", tx.tenantId)
    .select([
      "t.country",
      "t.holidayRegion",
      "t.workMinutes",
      "c.holidayDate",
      "c.name",
      "c.isWorkingDay",
    ])
    .$if(areKept, (found) => found.forKeyShare("t"))
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
