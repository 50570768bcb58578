import { referenceChange } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";

export interface Place {
  id: number;
  positionTitle: string;
  departmentId: number;
  departmentName: string;
}

interface Move {
  employeeId: number;
  before: Place | undefined;
  after: Place | undefined;
  /** The story's day; undefined if it happened now. */
  day?: string | undefined;
}

const positionOf = (place: Place | undefined) =>
  place ? { id: place.id, name: place.positionTitle } : null;
const departmentOf = (place: Place | undefined) =>
  place ? { id: place.departmentId, name: place.departmentName } : null;

/** Story entries for a change of position, title or department. */
export function placeEntries({ employeeId, before, after, day }: Move): StoryEntry[] {
  const entries: StoryEntry[] = [
    {
      subjectId: employeeId,
      kind: "position_changed",
      changes: referenceChange("positionTitle", positionOf(before), positionOf(after)),
      link: after && { kind: "position", id: after.id },
      day,
    },
    {
      subjectId: employeeId,
      kind: "department_changed",
      changes: referenceChange("departmentName", departmentOf(before), departmentOf(after)),
      link: after && { kind: "department", id: after.departmentId },
      day,
    },
  ];
  return entries.filter(({ changes }) => changes?.length);
}
