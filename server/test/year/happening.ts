import { api } from "#contract/index.ts";
import { done } from "../rights/telling.ts";
import { call } from "../world.ts";
import type { Change } from "./changes.ts";
import { dayAt, type Year } from "./company.ts";

/** By the product's own call; `all` has the ids of earlier changes. */
export async function happen(year: Year, change: Change, all: readonly Change[]): Promise<void> {
  const owner = await year.as("owner");
  switch (change.kind) {
    case "head": {
      const body = {
        departmentName: `Department ${change.department}`,
        departmentHeadId: change.head === null ? null : year.idOf(change.head),
        headFrom: dayAt(change.from),
      };
      const params = { id: year.departmentId(change.department) };
      return void (await done(call(owner, api.departments.updateDepartment, { params, body })));
    }
    case "line": {
      const { by } = change;
      const leads =
        typeof by === "number"
          ? { leads: "manager" as const, managerId: year.idOf(by) }
          : { leads: by };
      const people = change.people.map((person) => ({ employeeId: year.idOf(person), ...leads }));
      const to = change.to === null ? null : dayAt(change.to);
      const body = { people, from: dayAt(change.from), to, reason: "Agreed" };
      return void (await done(call(owner, api.continuity.setLines, { body })));
    }
    case "move": {
      const employeeIds = change.people.map(year.idOf);
      const body = {
        selection: { employeeIds },
        departmentId: year.departmentId(change.department),
      };
      return void (await done(call(owner, api.employees.changeMany, { body })));
    }
    case "withdrawal":
      return withdraw(year, all[change.of]);
  }
}

async function withdraw(year: Year, change: Change | undefined): Promise<void> {
  if (change?.kind !== "line") throw new Error("Only lines are withdrawn.");
  const owner = await year.as("owner");
  for (const person of change.people) {
    const params = { id: year.idOf(person) };
    const [recorded] = await done(call(owner, api.continuity.lines, { params }));
    const body = { reason: "It was never so" };
    const line = { params: { id: recorded?.id ?? 0 }, body };
    await done(call(owner, api.continuity.withdrawLine, line));
  }
}
