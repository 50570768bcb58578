import type { StoryKind } from "#contract/codes/story-kind.ts";
import type { Context } from "#server/context.ts";
import { changesBetween } from "#server/story/changes.ts";
import { tell } from "#server/story/story.ts";
import type { EmployeeFields } from "./employee-fields.ts";

type RecordFields = Omit<EmployeeFields, "positionId" | "departmentId" | "nextOfKinId">;

/** Where the story tells a field that is not plainly part of the profile; how the app looks is nobody's history. */
const kindOf: Partial<Record<keyof RecordFields, StoryKind | null>> = {
  employeeRole: "role_changed",
  employmentStatus: "employment_changed",
  startDate: "employment_changed",
  terminationDate: "employment_changed",
  employeeNumber: "employment_changed",
  theme: null,
  color: null,
};

/** Tells an employee's story which fields changed, one entry for each kind of change. */
export async function tellChanges(
  context: Context,
  employeeId: number,
  before: RecordFields,
  after: RecordFields,
): Promise<void> {
  const changes = changesBetween<Record<string, string | number | null | undefined>>(
    { ...pick(before, after) },
    { ...after },
  );
  const byKind = Map.groupBy(changes, ({ field }) => {
    const kind = kindOf[field as keyof RecordFields];
    return kind === undefined ? "profile_changed" : kind;
  });
  for (const [kind, ofKind] of byKind)
    if (kind) await tell(context, { employeeId, kind, changes: ofKind });
}

const pick = (from: RecordFields, keys: RecordFields): RecordFields =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, from[key as keyof RecordFields]]));
