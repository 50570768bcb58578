import { api } from "#contract/index.ts";
import { ownClock } from "./clock.ts";
import { companyOfReaders } from "./notes.ts";
import { done } from "./rights/telling.ts";
import { call, type Person } from "./world.ts";

const { chart, setLines } = api.continuity;

/** Its changes of manager are read from the chart. */
export async function companyOfPlans() {
  const setClock = ownClock();
  const company = await companyOfReaders();
  const { owner, sales } = company;
  const begin = async (on: string) => {
    setClock(on);
    Object.assign(owner, await company.signInAgain(owner));
  };
  const lead = (of: readonly Person[], by: Person | null, from: string, more: object = {}) => {
    const leads = by
      ? { leads: "manager" as const, managerId: by.employeeId }
      : { leads: "nobody" as const };
    const people = of.map(({ employeeId }) => ({ employeeId, ...leads }));
    return done(call(owner, setLines, { body: { people, from, reason: "A project", ...more } }));
  };
  const headOf = (id: number, who: Person | null, headFrom: string, more: object = {}) => {
    const departmentHeadId = who?.employeeId ?? null;
    const body = { departmentName: `Department ${id}`, departmentHeadId, headFrom, ...more };
    return done(call(owner, api.departments.updateDepartment, { params: { id }, body }));
  };
  const makeHead = (who: Person | null, headFrom: string, more: object = {}) =>
    headOf(sales, who, headFrom, { departmentName: "Sales", ...more });
  /** The chart's marks beside a person at the top, or below a manager. */
  const marksOf = async (
    who: Person,
    { of, ...asOf }: { of?: Person; day?: string; knownOn?: string } = {},
  ) => {
    const query = { ...asOf, pageSize: 200, ...(of && { of: of.employeeId }) };
    const people = await done(call(owner, chart, { query }));
    return people.find(({ id }) => id === who.employeeId);
  };
  /** A last day of work, without a next manager for the person's people. */
  const leave = ({ employeeId }: Person, terminationDate: string) =>
    company.inTenant((tx) =>
      tx
        .updateTable("employees")
        .set({ terminationDate })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", employeeId)
        .execute(),
    );
  return { ...company, begin, lead, headOf, makeHead, leave, marksOf };
}
