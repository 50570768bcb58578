import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { call } from "#server/test/world.ts";

/** The sort columns, and how many employees have a value; those without come last. */
const columns = [
  ["employeeName", Number.POSITIVE_INFINITY],
  ["notesCount", Number.POSITIVE_INFINITY],
  ["departmentName", 3],
  ["positionName", 3],
  ["lastUpdated", 2],
] as const;
type Column = (typeof columns)[number][0];
type Sort = Column | `-${Column}`;
const pageSize = 100;

/** 1,400 people, some with a position, some with notes. */
async function largeCompany() {
  const company = await companyOfReaders();
  const { tenantId, inTenant, owner, head, clerk, director } = company;
  for (const about of [clerk, clerk, director]) await writeNote(owner, about);
  await writeNote(head, clerk);
  await inTenant((tx) =>
    tx
      .insertInto("employees")
      .values(
        Array.from({ length: 1_400 }, (_, n) => ({
          tenantId,
          name: `Person ${n % 7}`,
          surname: `Surname ${n % 11}`,
          email: `person${n}@${tenantId}.example`,
          isActive: true,
          employeeRole: "Employee",
          employmentStatus: "FullTime",
        })),
      )
      .execute(),
  );
  return company;
}

test("a long directory is paged from either end in any order", async () => {
  const { owner } = await largeCompany();
  const page = async (sort: Sort, no: number) => {
    const { body, headers } = await call(owner, api.notes.getMyNotes, {
      query: { sort, page: no, pageSize, withNotes: "false" },
    });
    return { ids: body.map((one) => one.aboutEmployeeId), total: Number(headers["x-total-count"]) };
  };
  const { total } = await page("employeeName", 1);
  const all = async (sort: Sort) => {
    const numbers = Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => index + 1);
    return (await Promise.all(numbers.map((no) => page(sort, no)))).flatMap(({ ids }) => ids);
  };
  for (const [column, count] of columns) {
    const [up, down] = [await all(column), await all(`-${column}`)];
    expect([column, new Set(up).size]).toEqual([column, total]);
    const reversed = [...up.slice(0, count).reverse(), ...up.slice(count).reverse()];
    expect([column, down]).toEqual([column, reversed]);
  }
});
