import type { z } from "zod";
import { employmentStatusOf } from "#contract/codes/people.ts";
import type { ChangeOfMany, OutcomeOfMany, PreviewOfMany } from "#contract/employees/many.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import {
  fillPositions,
  findNamedPlaces,
  lockNamedPlaces,
  moveToDepartment,
} from "#server/modules/departments/index.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import { recordEntries } from "../record-story.ts";
import {
  changing,
  changingStatus,
  outcomeOf,
  plannedChange,
  type Selected,
  type Wanted,
} from "./plan.ts";
import { findDepartmentName, lockEmployees, saveEmploymentStatus } from "./queries.ts";
import { selectedEmployees } from "./selection.ts";
import { vacantPlacesFor } from "./vacant-places.ts";

const maxExamples = 20;

/** Throws `not_found` or `too_many_selected`. */
export async function previewChangeOfMany(
  context: Context,
  change: ChangeOfMany,
): Promise<z.infer<typeof PreviewOfMany>> {
  const employees = await selectedEmployees(context, change.selection);
  const wanted = await wantedOf(context, change, employees);
  const examples = changing(employees, wanted)
    .slice(0, maxExamples)
    .map((employee) => plannedChange(employee, wanted));
  return { ...outcomeOf(employees, wanted), examples };
}

/** Changes all or none, in a constant number of statements. Throws `not_found` or `too_many_selected`. */
export async function changeMany(context: Context, change: ChangeOfMany): Promise<OutcomeOfMany> {
  const { tx, now } = context;
  const chosen = await selectedEmployees(context, change.selection);
  const employeeIds = chosen.map(({ id }) => id);
  await lockEmployees(tx, employeeIds);
  // Their state after the lock.
  const employees = employeeIds.length ? await selectedEmployees(context, { employeeIds }) : [];
  const wanted = await wantedOf(context, change, employees, lockNamedPlaces);
  const { employmentStatus } = wanted;
  const inAnother = changingStatus(employees, wanted);
  if (employmentStatus && inAnother.length > 0) {
    const ids = inAnother.map(({ id }) => id);
    await saveEmploymentStatus(tx, ids, employmentStatus, now.toISOString());
  }
  const changes = inAnother.flatMap(({ id, ...before }) =>
    recordEntries(id, { employmentStatus: before.employmentStatus }, { employmentStatus }),
  );
  await move(context, employees, wanted, changes);
  return outcomeOf(employees, wanted);
}

/** Moves employees with their positions or to vacant ones, recorded with the other changes. */
async function move(
  context: Context,
  employees: readonly Selected[],
  { department, positionTitle, places }: Wanted,
  story: readonly StoryEntry[],
): Promise<void> {
  const ids = employees.map(({ id }) => id);
  const fillings = ids.flatMap((id) => {
    const place = places.get(id);
    return place ? [{ employeeId: id, ...place }] : [];
  });
  if (fillings.length > 0) await fillPositions(context, fillings, { story });
  else if (department && positionTitle === undefined)
    await moveToDepartment(context, ids, department.id, { story });
  else await recordStory(context, story);
}

async function wantedOf(
  context: Context,
  { departmentId, positionTitle, employmentStatus }: ChangeOfMany,
  employees: readonly Selected[],
  findPlaces = findNamedPlaces,
): Promise<Wanted> {
  const department =
    departmentId === undefined ? undefined : await departmentOf(context, departmentId);
  return {
    department,
    positionTitle,
    places:
      positionTitle === undefined
        ? new Map()
        : await vacantPlacesFor(context, employees, { department, positionTitle }, findPlaces),
    employmentStatus:
      employmentStatus === undefined ? undefined : employmentStatusOf(employmentStatus),
  };
}

async function departmentOf({ tx }: Pick<Context, "tx">, id: number) {
  const department = await findDepartmentName(tx, id);
  if (!department)
    throw new AppError("invalid_request", {
      fields: { departmentId: "Please choose a department of your company" },
    });
  return { id, name: department.departmentName };
}
