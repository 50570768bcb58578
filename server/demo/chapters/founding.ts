import { createDepartment } from "#server/modules/departments/index.ts";
import {
  toggleStatus,
  updateEmployee,
  updateOwnerOnRegistration,
} from "#server/modules/employees/index.ts";
import { initializeLeave } from "#server/modules/leave/index.ts";
import { updateTenant } from "#server/modules/tenant/index.ts";
import { momentOn } from "../days.ts";
import { company, type DepartmentName, departments } from "../script/company.ts";
import type { Person } from "../script/person.ts";
import { personalDetailsOf } from "../script/personal-details.ts";
import { takeSeat } from "../seats.ts";
import { actingAs, type Chapter, departmentIdOf, employeeIdOf, type Stage } from "../stage.ts";

/** The owner, who has just signed up, registers the company as the wizard does, and founds its departments. */
export const founding: Chapter = ({ foundedOn, owner }) => {
  const [first, ...others] = Object.keys(departments) as [DepartmentName, ...DepartmentName[]];
  return [
    { at: momentOn(foundedOn, 9, 10), play: (stage) => register(stage, owner) },
    { at: momentOn(foundedOn, 9, 20), play: (stage) => found(stage, owner, first) },
    { at: momentOn(foundedOn, 9, 21), play: (stage) => begin(stage, owner) },
    ...others.map((name, i) => ({
      at: momentOn(foundedOn, 9, 50 + i * 3),
      play: (stage: Stage) => found(stage, owner, name),
    })),
  ];
};

async function register(stage: Stage, owner: Person): Promise<void> {
  const context = await actingAs(stage, owner);
  await updateTenant(context, { ...company, isActive: true });
  await updateOwnerOnRegistration(context, {
    firstName: owner.name,
    lastName: owner.surname,
    phoneNumber: personalDetailsOf(owner).phone,
  });
}

async function found(stage: Stage, owner: Person, departmentName: DepartmentName): Promise<void> {
  const { id } = await createDepartment(await actingAs(stage, owner), {
    departmentName,
    description: departments[departmentName],
  });
  stage.departmentIds.set(departmentName, id);
}

async function begin(stage: Stage, owner: Person): Promise<void> {
  const { positionId, department } = await takeSeat(stage, owner, owner, owner);
  const context = await actingAs(stage, owner);
  const ownerId = employeeIdOf(stage, owner);
  await updateEmployee(context, ownerId, {
    positionId,
    departmentId: departmentIdOf(stage, department),
    hireDate: owner.hiredOn.toString(),
  });
  await toggleStatus(context, ownerId, true);
  await initializeLeave(context);
}
