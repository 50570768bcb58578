import { expect, test } from "vitest";
import { positionStatusOf } from "./position-status.ts";

test.each([
  [{ employeeId: null, dateEnded: null }, "available"],
  [{ employeeId: 0, dateEnded: "2026-01-31" }, "available"],
  [{ employeeId: 7, dateEnded: null }, "filled"],
  [{ employeeId: 7, dateEnded: "2026-01-31" }, "ended"],
])("a position with %o is %s", (position, status) => {
  expect(positionStatusOf(position)).toBe(status);
});
