import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { Delayed } from "./feedback/skeleton.tsx";
import { useLoaded } from "./use-loaded.ts";

interface NearPartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Reserves its space until the part is loaded. */
  room: ReactNode;
}

/** A part of a screen that loads once nearly in view, and is announced only during the load. */
export function NearPart<Props extends object>({ load, props, room }: NearPartProps<Props>) {
  const { ref, isNear } = useNearView<HTMLDivElement>();
  // A failed load is repeated with the next view.
  const Part = useLoaded(load, isNear, () => {});
  return (
    <div ref={ref}>{Part ? <Part {...props} /> : isNear ? <Delayed>{room}</Delayed> : room}</div>
  );
}

/** Whether the referenced element is in view, or nearly so. */
function useNearView<Part extends Element>(): {
  ref: RefObject<Part | null>;
  isNear: boolean;
} {
  const ref = useRef<Part>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      { rootMargin: "200px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
