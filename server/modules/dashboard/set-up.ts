import { sql } from "kysely";
import type { SetUp } from "#contract/dashboard.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { everHadManagers } from "#server/organisation/line-roots.ts";

const dayMs = 24 * 60 * 60 * 1_000;
const daysShown = 90;
const namesShown = 3;
/** Registration adds the owner's department. */
const departmentsAtFirst = 1;

/** What the company has set up; null once that is everything, or after its first ninety days. */
export async function setUp({ tx, now }: Pick<Context, "tx" | "now">): Promise<SetUp | null> {
  const [steps, departments] = await Promise.all([
    findSteps(tx, now),
    findDepartments(tx, now, namesShown),
  ]);
  if (!steps) return null;
  const total = departments[0]?.total ?? 0;
  if (total > departmentsAtFirst && Object.values(steps).every(Boolean)) return null;
  return { departments: { items: departments.map(({ name }) => name), total }, ...steps };
}

const firstMoment = (now: Date) => new Date(now.getTime() - daysShown * dayMs).toISOString();

/** Nothing for a company past its first days. */
const findSteps = (tx: Tx, now: Date) =>
  tx
    .selectFrom("tenants as t")
    .where("t.id", "=", tx.tenantId)
    .where("t.createdAt", ">", firstMoment(now))
    .select(({ exists, selectFrom }) => {
      const colleagues = selectFrom("employees as e")
        .where("e.tenantId", "=", tx.tenantId)
        .whereRef("e.id", "<>", "t.ownerEmployeeId")
        .select("e.id");
      const policies = selectFrom("leavePolicyAssignments as a")
        .where("a.tenantId", "=", tx.tenantId)
        .where("a.employeeId", "is", null)
        .where("a.departmentId", "is", null)
        .where("a.withdrawnAt", "is", null)
        .select("a.id");
      return [
        exists(colleagues).$castTo<boolean>().as("hasColleagues"),
        everHadManagers(tx).as("hasManagers"),
        exists(policies).$castTo<boolean>().as("hasLeavePolicy"),
      ];
    })
    .executeTakeFirst();

/** None past the first days: they are counted for the steps alone. */
const findDepartments = (tx: Tx, now: Date, limit: number) =>
  tx
    .selectFrom("tenants as t")
    .innerJoin("departments as d", "d.tenantId", "t.id")
    .where("t.id", "=", tx.tenantId)
    .where("d.tenantId", "=", tx.tenantId)
    .where("t.createdAt", ">", firstMoment(now))
    .select(["d.departmentName as name", sql<number>`count(*) over ()::int`.as("total")])
    .orderBy("d.sortName")
    .orderBy("d.id")
    .limit(limit)
    .execute();
