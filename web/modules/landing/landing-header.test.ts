import fc from "fast-check";
import { expect, test } from "vitest";
import { sectionAt, sectionIds } from "./landing-header.tsx";

const places = [
  { id: "home", top: 64, height: 736 },
  { id: "about", top: 800, height: 400 },
  { id: "features", top: 1200, height: 900 },
  { id: "pricing", top: 2100, height: 700 },
] as const;

test.each([
  [0, "home"],
  [699, "home"],
  [700, "about"],
  [1099, "about"],
  [1100, "features"],
  [2000, "pricing"],
  [2699, "pricing"],
  [2700, undefined],
] as const)(
  "scrolled by %d pixels, 100 more lie in %s [LAND-32, LAND-33, CONST-09]",
  (scrollTop, id) => {
    expect(sectionAt(places, scrollTop)).toBe(id);
  },
);

test("consecutive sections leave no position without exactly one section [LAND-32]", () => {
  const heights = fc.array(fc.double({ min: 1, max: 3000, noNaN: true }), {
    minLength: sectionIds.length,
    maxLength: sectionIds.length,
  });
  fc.assert(
    fc.property(heights, fc.double({ min: 0, max: 0.999, noNaN: true }), (all, share) => {
      let top = 0;
      const stacked = sectionIds.flatMap((id, index) => {
        const place = { id, top, height: all[index] ?? 0 };
        top += place.height;
        return [place];
      });
      const position = share * top;
      const holding = stacked.filter(
        (one) => position >= one.top && position < one.top + one.height,
      );
      expect(sectionAt(stacked, position - 100)).toBe(holding[0]?.id);
    }),
  );
});
