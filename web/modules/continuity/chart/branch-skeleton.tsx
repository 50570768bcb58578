import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { text } from "./text.ts";

/** Rows of loading people; a lower branch has only one, so that a short one moves little. */
export const BranchSkeleton = ({ isWhole }: { isWhole: boolean }) => (
  <Delayed label={text.loading}>
    {Array.from({ length: isWhole ? 6 : 1 }, (_, n) => n).map((n) => (
      <div key={n} className="flex min-h-14 items-center gap-3 px-5 py-2">
        <Skeleton className="size-9 shrink-0 rounded-full" />
        <Skeleton className="h-9 w-full max-w-72" />
      </div>
    ))}
  </Delayed>
);
