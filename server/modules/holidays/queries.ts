import type { Tx } from "#server/db/database.ts";

export interface HolidayChange {
  holidayDate: string;
  name: string;
  isWorkingDay: boolean;
}

/** The company's country, and its changes to that country's holidays. */
export async function listHolidayChanges(tx: Tx) {
  const rows = await tx
    .selectFrom("tenants as t")
    .leftJoin("holidayChanges as c", "c.tenantId", "t.id")
    .where("t.id", "=", tx.tenantId)
    .select(["t.country", "c.holidayDate", "c.name", "c.isWorkingDay"])
    .execute();
  const changes = rows.flatMap(({ holidayDate, name, isWorkingDay }) =>
    holidayDate === null
      ? []
      : [{ holidayDate, name: name ?? "", isWorkingDay: isWorkingDay ?? false }],
  );
  return { country: rows[0]?.country ?? "ZA", changes };
}
