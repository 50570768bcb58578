import { updateDepartment } from "#server/modules/departments/index.ts";
import type { Person } from "./script/person.ts";
import { actingAs, departmentIdOf, employeeIdOf, type Stage } from "./stage.ts";

/** Makes a person the head of the department in which they hold a position. */
export async function leadFromNowOn(stage: Stage, by: Person, person: Person): Promise<void> {
  const department = stage.seats.get(person)?.department;
  if (!department) throw new Error(`${person.fullName} has no place to lead from.`);
  await updateDepartment(await actingAs(stage, by), departmentIdOf(stage, department), {
    departmentName: department,
    departmentHeadId: employeeIdOf(stage, person),
  });
  stage.heads.set(department, person);
}
