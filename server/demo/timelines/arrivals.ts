import { savePasswordHash } from "#server/modules/auth/index.ts";
import { approveStatus, createNextOfKin, updateEmployee } from "#server/modules/employees/index.ts";
import { addEmployee } from "#server/modules/onboarding/index.ts";
import { dayOf, isBefore, momentOn, workdayFrom } from "../days.ts";
import { appointHead } from "../heads.ts";
import type { Outline } from "../outline/outline.ts";
import type { Person } from "../outline/person.ts";
import { personalDetailsOf } from "../outline/personal-details.ts";
import {
  actingAs,
  departmentIdOf,
  employeeIdOf,
  type PastEvent,
  type Replay,
  type Timeline,
} from "../replay.ts";
import { takeSeat } from "../seats.ts";

const monthsOnProbation = 3;

/** Added and invited, at work after completing their profile, confirmed after probation. */
export const arrivals: Timeline = (outline) =>
  outline.people.flatMap((person) => [
    ...additionOf(person, outline),
    ...readinessOf(person),
    ...confirmationOf(person, outline),
  ]);

function additionOf(person: Person, { owner, keeper }: Outline): PastEvent[] {
  const { addedAt, isFirstHead } = person;
  const by = person === keeper ? owner : keeper;
  // The owner signed up, and heads a department from the completion of the profile.
  if (person === owner)
    return [
      { at: person.readyAt ?? addedAt, happen: (replay) => appointHead(replay, owner, owner) },
    ];
  return [
    {
      at: addedAt,
      async happen(replay) {
        await add(replay, by, person);
        if (isFirstHead) await appointHead(replay, by, person);
      },
    },
  ];
}

async function add(replay: Replay, by: Person, person: Person): Promise<void> {
  const { positionId, department } = await takeSeat(replay, by, person, person);
  const { id } = await addEmployee(await actingAs(replay, by), {
    firstName: person.name,
    lastName: person.surname,
    email: person.email,
    positionId,
    departmentId: departmentIdOf(replay, department),
    employmentStatus: isOnProbation(person, replay.now) ? "Probation" : person.status,
    employeeRole: person.role,
    hireDate: person.hiredOn.toString(),
  });
  replay.employeeIds.set(person, id);
}

/** Full-time employees added before their start begin on probation. */
const isOnProbation = ({ status, hiredOn }: Person, addedAt: Date) =>
  status === "FullTime" && isBefore(dayOf(addedAt), hiredOn);

function readinessOf(person: Person): PastEvent[] {
  const { readyAt, hiredOn } = person;
  if (readyAt) return [{ at: readyAt, happen: (replay) => completeProfile(replay, person) }];
  return [{ at: momentOn(hiredOn, 9), happen: (replay) => acceptInvitation(replay, person) }];
}

async function acceptInvitation(replay: Replay, person: Person): Promise<void> {
  const { actor } = await actingAs(replay, person);
  await savePasswordHash(replay.tx, actor.accountId, replay.passwordHash);
}

/** After the invitation: a password, the wizard, and approval. */
async function completeProfile(replay: Replay, person: Person): Promise<void> {
  const { nextOfKin, ...details } = personalDetailsOf(person);
  const { employeeNumber } = person;
  await acceptInvitation(replay, person);
  const context = await actingAs(replay, person);
  const { id: nextOfKinId } = await createNextOfKin(context, nextOfKin);
  const employeeId = employeeIdOf(replay, person);
  await updateEmployee(context, employeeId, { ...details, employeeNumber, nextOfKinId });
  await approveStatus(context, employeeId);
}

function confirmationOf(person: Person, { keeper }: Outline): PastEvent[] {
  if (!isOnProbation(person, person.addedAt)) return [];
  const confirmedOn = workdayFrom(person.hiredOn.add({ months: monthsOnProbation }));
  return [
    {
      at: momentOn(confirmedOn, 10),
      happen: async (replay) =>
        updateEmployee(await actingAs(replay, keeper), employeeIdOf(replay, person), {
          employmentStatus: person.status,
        }),
    },
  ];
}
