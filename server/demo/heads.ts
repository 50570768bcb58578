import { updateDepartment } from "#server/modules/departments/index.ts";
import type { Person } from "./outline/person.ts";
import { actingAs, departmentIdOf, employeeIdOf, type Replay } from "./replay.ts";

/** Heads the department of their position. */
export async function appointHead(replay: Replay, by: Person, person: Person): Promise<void> {
  const department = replay.seats.get(person)?.department;
  if (!department) throw new Error(`${person.fullName} has no position in a department.`);
  await updateDepartment(await actingAs(replay, by), departmentIdOf(replay, department), {
    departmentName: department,
    departmentHeadId: employeeIdOf(replay, person),
  });
  replay.heads.set(department, person);
}
