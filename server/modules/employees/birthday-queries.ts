import { sql } from "kysely";
import type { ListQuery } from "#contract/common.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf } from "#server/db/list.ts";

interface BirthdayRequest extends Pick<ListQuery, "page" | "pageSize"> {
  /** The first and the last day of the year, as "12-24"; they span New Year if the first is the later one. */
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

export async function findBirthdays(tx: Tx, request: BirthdayRequest) {
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
