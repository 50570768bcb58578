import { createDepartment } from "#server/modules/departments/index.ts";
import {
  toggleStatus,
  updateEmployee,
  updateOwnerOnRegistration,
} from "#server/modules/employees/index.ts";
import { initializeLeave } from "#server/modules/leave/index.ts";
import { updateTenant } from "#server/modules/tenant/index.ts";
import { momentOn } from "../days.ts";
import { company, type DepartmentName, departments } from "../outline/company.ts";
import type { Person } from "../outline/person.ts";
import { personalDetailsOf } from "../outline/personal-details.ts";
import { actingAs, departmentIdOf, employeeIdOf, type Replay, type Timeline } from "../replay.ts";
import { takeSeat } from "../seats.ts";

/** By the wizard's own calls, after sign-up, with the departments. */
export const registration: Timeline = ({ foundedOn, owner }) => {
  const [first, ...others] = Object.keys(departments) as [DepartmentName, ...DepartmentName[]];
  return [
    { at: momentOn(foundedOn, 9, 10), happen: (replay) => register(replay, owner) },
    { at: momentOn(foundedOn, 9, 20), happen: (replay) => found(replay, owner, first) },
    { at: momentOn(foundedOn, 9, 21), happen: (replay) => begin(replay, owner) },
    ...others.map((name, i) => ({
      at: momentOn(foundedOn, 9, 50 + i * 3),
      happen: (replay: Replay) => found(replay, owner, name),
    })),
  ];
};

async function register(replay: Replay, owner: Person): Promise<void> {
  const context = await actingAs(replay, owner);
  await updateTenant(context, { ...company, isActive: true, probationMonths: 3 });
  await updateOwnerOnRegistration(context, {
    firstName: owner.name,
    lastName: owner.surname,
    phoneNumber: personalDetailsOf(owner).phone,
  });
}

async function found(replay: Replay, owner: Person, departmentName: DepartmentName): Promise<void> {
  const { id } = await createDepartment(await actingAs(replay, owner), {
    departmentName,
    description: departments[departmentName],
  });
  replay.departmentIds.set(departmentName, id);
}

async function begin(replay: Replay, owner: Person): Promise<void> {
  const { positionId, department } = await takeSeat(replay, owner, owner, owner);
  const context = await actingAs(replay, owner);
  const ownerId = employeeIdOf(replay, owner);
  await updateEmployee(context, ownerId, {
    positionId,
    departmentId: departmentIdOf(replay, department),
    hireDate: owner.hiredOn.toString(),
  });
  await toggleStatus(context, ownerId, true);
  await initializeLeave(context);
}
