import { IconArrowRight } from "@tabler/icons-react";
import type { StoryKind } from "#contract/codes/story.ts";
import type { ChangeInWords } from "./change-words.ts";
import { historyText as labels } from "./history-text.ts";

/** Kinds whose label already names the field that changed. */
export const namesItsField: ReadonlySet<StoryKind> = new Set([
  "position_changed",
  "department_changed",
  "manager_changed",
  "role_changed",
  "next_of_kin_changed",
]);

export function Values({ change: { before, after, isSensitive } }: { change: ChangeInWords }) {
  if (isSensitive) return <span className="text-muted italic">{labels.isChanged}</span>;
  if (before === undefined) return <span className="font-medium">{after ?? labels.none}</span>;
  return (
    <>
      <del className="text-muted decoration-muted/60">{before}</del>
      <IconArrowRight size={14} stroke={1.75} aria-hidden="true" className="text-muted" />
      <span className="sr-only">{labels.changedTo}</span>
      {after === undefined ? (
        <span className="text-muted italic">{labels.none}</span>
      ) : (
        <span className="font-medium">{after}</span>
      )}
    </>
  );
}
