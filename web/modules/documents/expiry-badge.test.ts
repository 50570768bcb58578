import { expect, test } from "vitest";
import { expiryStateOf } from "./expiry-badge.tsx";

test.each([
  [null, "unlimited"],
  ["2026-03-01", "expired"],
  ["2026-03-02", "expiring"],
  ["2026-04-01", "expiring"],
  ["2026-04-02", "valid"],
] as const)("a document valid until %s is %s on 2 March 2026", (expiryDate, state) => {
  expect(expiryStateOf(expiryDate, "2026-03-02")).toBe(state);
});
