import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOfPage } from "./records.ts";

test("consecutive parts of a page equal that page of both lists", () => {
  const list = fc.array(fc.nat(), { maxLength: 12 });
  const page = fc.record({ offset: fc.nat(30), limit: fc.nat(9) });
  fc.assert(
    fc.property(list, list, page, (one, other, { offset, limit }) => {
      const { first, second } = partsOfPage({ offset, limit }, one.length);
      const partOf = (rows: number[], part: typeof first) =>
        rows.slice(part.offset, part.offset + part.limit);
      expect([...partOf(one, first), ...partOf(other, second)]).toEqual(
        [...one, ...other].slice(offset, offset + limit),
      );
    }),
  );
});
