import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { NearPart } from "#web/ui/near-part.tsx";

const load = async () => (await import("./gaps-card.tsx")).GapsCard;

/** The first gaps, loaded once nearly in view, as they read the whole company. */
export const GapsCard = () => (
  <NearPart load={load} props={{}} room={<Skeleton className="h-40" />} />
);
