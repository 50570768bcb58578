import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { SetUpCardProps } from "./set-up-card.tsx";

const Steps = lazy(async () => ({ default: (await import("./set-up-card.tsx")).SetUpCard }));
const Example = lazy(async () => ({ default: (await import("./example-card.tsx")).ExampleCard }));

/** Loaded only for a company in its first days. */
export const SetUpCard = (props: SetUpCardProps) => (
  <Suspense fallback={<Skeleton className="h-96" />}>
    <Steps {...props} />
  </Suspense>
);

export const ExampleCard = () => (
  <Suspense fallback={<Skeleton className="h-72" />}>
    <Example />
  </Suspense>
);
