import type { Birthday, BirthdayQuery } from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findBirthdays } from "./birthday-queries.ts";

/** A leap year, so that 29 February exists in it. */
const hiddenYear = "2000";

/** One page of the birthdays of active employees, in calendar order; only super administrators see the year of birth. */
export async function listBirthdays(
  { tx, actor }: Context,
  { page, pageSize, ...days }: BirthdayQuery,
): Promise<Page<Birthday>> {
  const [first, last] = daysOfYear(days);
  const { items, total } = await findBirthdays(tx, { first, last, page, pageSize });
  const birthdays = items.map((person) => ({
    ...person,
    dateOfBirth: actor.isSuperadmin
      ? person.dateOfBirth
      : `${hiddenYear}${person.dateOfBirth.slice(4)}`,
    isYearHidden: !actor.isSuperadmin,
  }));
  return { items: birthdays, total };
}

/** The first and last day of the year to search; the whole year if the two are a year apart. */
function daysOfYear({
  from,
  to,
}: Pick<BirthdayQuery, "from" | "to">): [first: string, last: string] {
  const wholeYear: [string, string] = ["01-01", "12-31"];
  if (from && to) {
    if (to < from)
      throw new AppError("invalid_request", {
        fields: { to: "The last day cannot be before the first" },
      });
    if (to >= `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`) return wholeYear;
  }
  return [from?.slice(5) ?? wholeYear[0], to?.slice(5) ?? wholeYear[1]];
}
