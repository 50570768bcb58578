import type { StoryKind } from "#contract/codes/story.ts";
import { changesBetween } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";
import type { EmployeeFields } from "./employee-fields.ts";

type RecordFields = Omit<EmployeeFields, "positionId" | "departmentId" | "nextOfKinId">;

/** For fields outside the profile; null for the app's look, which is not recorded. */
const kindOf: Partial<Record<keyof RecordFields, StoryKind | null>> = {
  employeeRole: "role_changed",
  employmentStatus: "employment_changed",
  startDate: "employment_changed",
  terminationDate: "employment_changed",
  noticeGivenOn: "employment_changed",
  serviceFrom: "employment_changed",
  employeeNumber: "employment_changed",
  theme: null,
  color: null,
  rowsPerPage: null,
};

/** Story entries for the changed fields, one for each kind. */
export function recordEntries(
  subjectId: number,
  before: RecordFields,
  after: RecordFields,
): StoryEntry[] {
  const changes = changesBetween<Record<string, string | number | null | undefined>>(
    { ...pick(before, after) },
    { ...after },
  );
  const byKind = Map.groupBy(changes, ({ field }) => {
    const kind = kindOf[field as keyof RecordFields];
    return kind === undefined ? "profile_changed" : kind;
  });
  return [...byKind].flatMap(([kind, ofKind]) =>
    kind ? [{ subjectId, kind, changes: ofKind }] : [],
  );
}

const pick = (from: RecordFields, keys: RecordFields): RecordFields =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, from[key as keyof RecordFields]]));
