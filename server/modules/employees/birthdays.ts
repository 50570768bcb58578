import { sql } from "kysely";
import type { ListQuery } from "#contract/common.ts";
import type { Birthday, BirthdayQuery } from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf } from "#server/db/list.ts";

/** A leap year, so that 29 February exists in it. */
const hiddenYear = "2000";

/** One page of active employees' birthdays in calendar order; only super administrators see the year. */
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

/** The first and last day of the year to search; the whole year if a year apart. */
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

interface BirthdayRequest extends Pick<ListQuery, "page" | "pageSize"> {
  /** As "12-24"; they span New Year if the first is later. */
  first: string;
  last: string;
}

const birthdays = (tx: Tx, { first, last }: BirthdayRequest) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("isActive", "=", true)
    .where(({ and, or, eb }) => {
      const fromFirst = eb("birthDay", ">=", first);
      const toLast = eb("birthDay", "<=", last);
      return first <= last ? and([fromFirst, toLast]) : or([fromFirst, toLast]);
    });

/** One page of active employees with a birthday on these days, in calendar order, with their number. */
async function findBirthdays(tx: Tx, request: BirthdayRequest) {
  const page = birthdays(tx, request)
    .select("id")
    .orderBy("birthDay")
    .orderBy("sortName")
    .orderBy("id")
    .limit(request.pageSize)
    .offset(offsetOf(request));
  const [items, { total }] = await Promise.all([
    tx
      .selectFrom("employees as e")
      .innerJoin(page.as("page"), "page.id", "e.id")
      .where("e.tenantId", "=", tx.tenantId)
      .select([
        "e.id as employeeId",
        "e.name as firstName",
        "e.surname as lastName",
        sql<string>`e.date_of_birth`.as("dateOfBirth"),
      ])
      .orderBy("e.birthDay")
      .orderBy("e.sortName")
      .orderBy("e.id")
      .execute(),
    birthdays(tx, request)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}
