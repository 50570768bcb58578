import type { Tx } from "#server/db/database.ts";

export interface HolidayChange {
  holidayDate: string;
  name: string;
  isWorkingDay: boolean;
}

/** The company's country, and what it changed about that country's holidays in a range of days. */
export async function listHolidayChanges(
  tx: Tx,
  { startDate, endDate }: { startDate: string; endDate: string },
) {
  const rows = await tx
    .selectFrom("tenants as t")
    .leftJoin("holidayChanges as c", (join) =>
      join
        .onRef("c.tenantId", "=", "t.id")
        .on("c.holidayDate", ">=", startDate)
        .on("c.holidayDate", "<=", endDate),
    )
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
