import type { ComponentType, ReactNode } from "react";
import { Delayed } from "./feedback/skeleton.tsx";
import { useLoaded } from "./use-loaded.ts";
import { useNearView } from "./use-near-view.ts";

interface NearPartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  room: ReactNode;
}

/** A part of a screen that is loaded once it is nearly in view; only one that is on its way is said to be loading. */
export function NearPart<Props extends object>({ load, props, room }: NearPartProps<Props>) {
  const { ref, isNear } = useNearView<HTMLDivElement>();
  // If that fails, it is loaded again when it comes into view the next time.
  const Part = useLoaded(load, isNear, () => {});
  return (
    <div ref={ref}>{Part ? <Part {...props} /> : isNear ? <Delayed>{room}</Delayed> : room}</div>
  );
}
