import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { NearPart } from "#web/ui/near-part.tsx";
import type { RecentChangesProps } from "./recent-changes.tsx";

const load = async () => (await import("./recent-changes.tsx")).RecentChanges;
const room = <Skeleton className="mx-5 mb-5 h-96" />;

/** `RecentChanges`, loaded once nearly in view: on the first screen they come last. */
export const RecentChanges = (props: RecentChangesProps) => (
  <NearPart load={load} props={props} room={room} />
);
