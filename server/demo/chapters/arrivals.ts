import { savePasswordHash } from "#server/modules/auth/index.ts";
import { approveStatus, createNextOfKin, updateEmployee } from "#server/modules/employees/index.ts";
import { addEmployee } from "#server/modules/onboarding/index.ts";
import { dayOf, isBefore, momentOn, workdayFrom } from "../days.ts";
import { leadFromNowOn } from "../heads.ts";
import type { Person } from "../script/person.ts";
import { personalDetailsOf } from "../script/personal-details.ts";
import type { Script } from "../script/script.ts";
import { takeSeat } from "../seats.ts";
import {
  actingAs,
  type Chapter,
  departmentIdOf,
  employeeIdOf,
  type Scene,
  type Stage,
} from "../stage.ts";

const monthsOnProbation = 3;

/** Everybody comes in: added and invited, at work once their profile is complete, and confirmed after probation. */
export const arrivals: Chapter = (script) =>
  script.people.flatMap((person) => [
    ...additionOf(person, script),
    ...readinessOf(person),
    ...confirmationOf(person, script),
  ]);

function additionOf(person: Person, { owner, keeper }: Script): Scene[] {
  const { addedAt, isFirstHead } = person;
  const by = person === keeper ? owner : keeper;
  // The owner came by signing up, and leads from the moment they are ready.
  if (person === owner)
    return [{ at: person.readyAt ?? addedAt, play: (stage) => leadFromNowOn(stage, owner, owner) }];
  return [
    {
      at: addedAt,
      async play(stage) {
        await add(stage, by, person);
        if (isFirstHead) await leadFromNowOn(stage, by, person);
      },
    },
  ];
}

async function add(stage: Stage, by: Person, person: Person): Promise<void> {
  const { positionId, department } = await takeSeat(stage, by, person, person);
  const { id } = await addEmployee(await actingAs(stage, by), {
    firstName: person.name,
    lastName: person.surname,
    email: person.email,
    positionId,
    departmentId: departmentIdOf(stage, department),
    employmentStatus: isOnProbation(person, stage.now) ? "Probation" : person.status,
    employeeRole: person.role,
    hireDate: person.hiredOn.toString(),
  });
  stage.employeeIds.set(person, id);
}

/** Whoever begins full time after being added begins on probation. */
const isOnProbation = ({ status, hiredOn }: Person, addedAt: Date) =>
  status === "FullTime" && isBefore(dayOf(addedAt), hiredOn);

function readinessOf(person: Person): Scene[] {
  const { readyAt, hiredOn } = person;
  if (readyAt) return [{ at: readyAt, play: (stage) => completeProfile(stage, person) }];
  return [{ at: momentOn(hiredOn, 9), play: (stage) => acceptInvitation(stage, person) }];
}

async function acceptInvitation(stage: Stage, person: Person): Promise<void> {
  const { actor } = await actingAs(stage, person);
  await savePasswordHash(stage.tx, actor.accountId, stage.passwordHash);
}

/** What somebody does who follows the invitation: a password, the wizard's fields, and they are approved. */
async function completeProfile(stage: Stage, person: Person): Promise<void> {
  const { nextOfKin, ...details } = personalDetailsOf(person);
  const { employeeNumber } = person;
  await acceptInvitation(stage, person);
  const context = await actingAs(stage, person);
  const { id: nextOfKinId } = await createNextOfKin(context, nextOfKin);
  const employeeId = employeeIdOf(stage, person);
  await updateEmployee(context, employeeId, { ...details, employeeNumber, nextOfKinId });
  await approveStatus(context, employeeId);
}

function confirmationOf(person: Person, { keeper }: Script): Scene[] {
  if (!isOnProbation(person, person.addedAt)) return [];
  const confirmedOn = workdayFrom(person.hiredOn.add({ months: monthsOnProbation }));
  return [
    {
      at: momentOn(confirmedOn, 10),
      play: async (stage) =>
        updateEmployee(await actingAs(stage, keeper), employeeIdOf(stage, person), {
          employmentStatus: person.status,
        }),
    },
  ];
}
