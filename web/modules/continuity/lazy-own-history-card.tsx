import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { OwnHistoryCardProps } from "./own-history-card.tsx";

const Loaded = lazy(async () => ({
  default: (await import("./own-history-card.tsx")).OwnHistoryCard,
}));

/** The card with the words of all kinds of entries, loaded beside the dashboard. */
export const OwnHistoryCard = (props: OwnHistoryCardProps) => (
  <Suspense fallback={<Skeleton className="h-72" />}>
    <Loaded {...props} />
  </Suspense>
);
