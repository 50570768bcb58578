import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { NewWithYouCardProps } from "./new-with-you-card.tsx";

const Loaded = lazy(async () => ({
  default: (await import("./new-with-you-card.tsx")).NewWithYouCard,
}));

/** The reader's new people; loaded only if there are any. */
export const NewWithYouCard = (props: NewWithYouCardProps) =>
  props.people.total > 0 && (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <Loaded {...props} />
    </Suspense>
  );
