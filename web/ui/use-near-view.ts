import { type RefObject, useEffect, useRef, useState } from "react";

export function useNearView<Part extends Element>(): {
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
