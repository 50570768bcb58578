import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ManagerTerm } from "#contract/continuity/continuity.ts";
import { breakBefore, ManagersStrip, sharesOf } from "./managers-strip.tsx";

const term = (from: string, to: string | null): ManagerTerm => ({
  manager: { id: 3, name: "Hanna Botha" },
  isActive: true,
  announcedFrom: null,
  from,
  to,
});
const returned = [term("2020-01-01", "2021-12-31"), term("2023-01-01", null)];
const stayed = [term("2020-01-01", "2022-12-31"), term("2023-01-01", null)];

test("only the days between two employments are a break of the strip", () => {
  expect(breakBefore(returned, 0)).toBeNull();
  expect(breakBefore(returned, 1)).toEqual({ from: "2022-01-01", to: "2022-12-31" });
  expect(breakBefore(stayed, 1)).toBeNull();
});

test("a break has an empty share of the strip", () => {
  const { breaks, shares } = sharesOf(returned, "2024-01-01");
  expect(breaks[0]).toBeNull();
  expect((breaks[1] ?? 0) / (shares[0] ?? 1)).toBeCloseTo(0.5, 1);
  const parts = (terms: readonly ManagerTerm[]) =>
    [
      ...(render(<ManagersStrip terms={terms} today="2024-01-01" />).container.firstElementChild
        ?.children ?? []),
    ].map(({ childElementCount }) => childElementCount > 0);
  expect(parts(returned)).toEqual([true, false, true]);
  expect(parts(stayed)).toEqual([true, true]);
});
