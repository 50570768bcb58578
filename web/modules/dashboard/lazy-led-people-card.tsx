import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { LedPeopleCardProps } from "./led-people-card.tsx";

const Loaded = lazy(async () => ({
  default: (await import("./led-people-card.tsx")).LedPeopleCard,
}));

/** The reader's people; loaded only for managers. */
export const LedPeopleCard = (props: LedPeopleCardProps) =>
  props.people.total > 0 && (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <Loaded {...props} />
    </Suspense>
  );
