import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { NewWithYouCardProps } from "./new-with-you-card.tsx";

const Loaded = lazy(async () => ({
  default: (await import("./new-with-you-card.tsx")).NewWithYouCard,
}));

/** Who is new with the reader; loaded only for those with whom anyone is. */
export const NewWithYouCard = (props: NewWithYouCardProps) =>
  props.people.total > 0 && (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <Loaded {...props} />
    </Suspense>
  );
