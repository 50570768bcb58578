import type { NewPerson } from "#contract/continuity/first-days.ts";
import { plusDays } from "#server/company-day.ts";
import { type CompanyDays, companyDays } from "#server/modules/holidays/index.ts";
import { findNewPeople, type NewPersonRow, newDays } from "./new-people-queries.ts";
import type { Reader } from "./reader.ts";
import { firstTalkDay } from "./talk-day.ts";

/** Whom the actor leads since less than thirty days, until they are through with them, and how many there are; all statements are sent at once. */
export async function newWithActor(
  reader: Reader,
  limit: number,
): Promise<{ items: NewPerson[]; total: number }> {
  const [rows, days] = await Promise.all([findNewPeople(reader, { limit }), companyDays(reader)]);
  return {
    items: rows.map((row) => newPersonOf(row, reader.today, days)),
    total: rows[0]?.total ?? 0,
  };
}

function newPersonOf(row: NewPersonRow, today: string, days: CompanyDays): NewPerson {
  const { employeeId, employeeName, total: _, isFinished: __, ...person } = row;
  return {
    ...person,
    employee: { id: employeeId, name: employeeName },
    lastDay: plusDays(row.ledFrom, newDays - 1),
    suggestedTalkOn: firstTalkDay(today, days, row.leave),
  };
}

export const isThrough = ({ reading, talkedOn }: NewPersonRow): boolean =>
  talkedOn !== null && reading.every(({ isRead }) => isRead);
