import { IconArrowNarrowRight } from "@tabler/icons-react";
import type { PlannedChange } from "#contract/employees/many.ts";
import type { ResultOf } from "#web/api/operations.ts";
import { historyText } from "#web/modules/story/index.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { manyText } from "./many-text.ts";

const labels = manyText;

const Change = ({ change }: { change: { before: string; after: string } | null }) =>
  change && (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <s className="text-muted">{change.before}</s>
      <IconArrowNarrowRight size={16} stroke={1.75} role="img" aria-label={historyText.changedTo} />
      {change.after}
    </span>
  );

const Example = ({ change }: { change: PlannedChange }) => (
  <li className="flex min-w-0 items-center gap-3 py-2">
    <Avatar name={change.name} />
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium">{change.name}</p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Change change={change.position} />
        <Change change={change.department} />
        <Change change={change.employmentStatus} />
      </p>
    </div>
  </li>
);

interface ManyPreviewProps {
  /** Undefined until it is known. */
  outcome: ResultOf<"employees.previewChangeOfMany"> | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** What a change of the selected users will do: for whom, the first few by name, and who stays as they are. */
export function ManyPreview({ outcome, isError, onRetry }: ManyPreviewProps) {
  if (isError) return <ErrorState message={labels.previewFailed} onRetry={onRetry} />;
  if (!outcome) return <Skeleton className="h-24" />;
  const { selected, changed, withoutPosition, withoutVacancy, examples } = outcome;
  const more = changed - examples.length;
  return (
    <section aria-label={labels.preview} className="border-line border-t pt-4">
      {changed === 0 && <p>{labels.nothingChanges}</p>}
      <ul>
        {examples.map((change) => (
          <Example key={change.employeeId} change={change} />
        ))}
      </ul>
      {more > 0 && <p className="text-muted">{labels.more(more)}</p>}
      {changed > 0 && selected > changed && (
        <p className="mt-2 text-muted text-sm">{labels.unchanged(selected - changed)}</p>
      )}
      {withoutPosition > 0 && (
        <p className="mt-1 text-amber-text text-sm">{labels.withoutPosition(withoutPosition)}</p>
      )}
      {withoutVacancy > 0 && (
        <p className="mt-1 text-amber-text text-sm">{labels.withoutVacancy(withoutVacancy)}</p>
      )}
    </section>
  );
}
