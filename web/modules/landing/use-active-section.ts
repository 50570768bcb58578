import { useEffect, useState } from "react";
import { type SectionId, type SectionPlace, sectionAt, sectionIds } from "./active-section.ts";

/** The section being read, updated while the page scrolls; below the last one it stays the last. */
export function useActiveSection(): SectionId {
  const [active, setActive] = useState<SectionId>("home");
  useEffect(() => {
    const follow = () => {
      const found = sectionAt(sectionIds.flatMap(placeOf), window.scrollY);
      if (found) setActive(found);
    };
    follow();
    addEventListener("scroll", follow, { passive: true });
    addEventListener("resize", follow);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("resize", follow);
    };
  }, []);
  return active;
}

function placeOf(id: SectionId): SectionPlace[] {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box ? [{ id, top: box.top + window.scrollY, height: box.height }] : [];
}
