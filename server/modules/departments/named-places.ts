import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { addRecordWords } from "#server/modules/search/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { changesBetween } from "#server/story/changes.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import {
  findDepartmentsNamed,
  findVacantNamed,
  insertDepartmentsNamed,
  insertPositionsTitled,
  type NamedPlace,
} from "./place-queries.ts";

type Creating = Pick<Context, "tx" | "now" | "today" | "enqueueAll"> & {
  actor: { employeeId: number };
};

const lower = (text: string) => text.trim().toLowerCase();
const distinct = (texts: readonly string[]) => [...new Set(texts.map(lower))];

/** The departments of these names and their vacant positions of these titles, in any case. */
export async function findNamedPlaces(
  { tx, today }: Pick<Context, "tx" | "today">,
  places: readonly NamedPlace[],
) {
  const names = distinct(places.map(({ departmentName }) => departmentName));
  const titles = distinct(places.map(({ positionTitle }) => positionTitle));
  const departments = await findDepartmentsNamed(tx, names);
  const vacancies = await findVacantNamed(
    tx,
    departments.map(({ id }) => id),
    titles,
    today,
  );
  return { departments, vacancies };
}

/** The same, locked against other moves in the company until the end of the transaction. */
export async function lockNamedPlaces(
  context: Pick<Context, "tx" | "today">,
  places: readonly NamedPlace[],
) {
  await lockCompany(context.tx);
  return findNamedPlaces(context, places);
}

/** Creates departments and returns their ids by name. Throws `department_taken`. */
export async function createDepartmentsNamed(
  context: Creating,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const { tx, now } = context;
  const created = await insertDepartmentsNamed(tx, names, now.toISOString());
  if (created.length < names.length) throw new AppError("department_taken");
  await addRecordWords(
    tx,
    created.map(({ id, departmentName: name }) => ({ kind: "department", id, texts: { name } })),
  );
  await recordStory(
    context,
    created.map(({ id, departmentName }) => createdEntry("department", id, { departmentName })),
  );
  return new Map(created.map(({ id, departmentName }) => [departmentName, id]));
}

/** Creates vacant positions and returns their ids in order. The number of statements is constant. */
export async function createPositionsTitled(
  context: Creating,
  positions: readonly { departmentId: number; positionTitle: string }[],
): Promise<number[]> {
  if (positions.length === 0) return [];
  const { tx, now } = context;
  const ids = await insertPositionsTitled(tx, positions, now.toISOString());
  const created = positions.flatMap(({ positionTitle }, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, positionTitle }];
  });
  await addRecordWords(
    tx,
    created.map(({ id, positionTitle: name }) => ({ kind: "position", id, texts: { name } })),
  );
  await recordStory(
    context,
    created.map(({ id, positionTitle }) => createdEntry("position", id, { positionTitle })),
  );
  return ids;
}

function createdEntry(
  subjectKind: "department" | "position",
  subjectId: number,
  named: Record<string, string>,
): StoryEntry {
  const nothing = Object.fromEntries(Object.keys(named).map((field) => [field, null]));
  const changes = changesBetween<Record<string, string | null>>(nothing, named);
  return { subjectKind, subjectId, kind: "created", changes };
}
