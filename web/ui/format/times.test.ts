import { expect, test } from "vitest";
import { formatTime } from "./times.ts";

test.each([
  ["00:00:00", "12:00 AM"],
  ["09:05", "9:05 AM"],
  ["09:05:00", "9:05 AM"],
  ["11:59:59", "11:59 AM"],
  ["12:00:00", "12:00 PM"],
  ["14:30:00", "2:30 PM"],
  ["23:59", "11:59 PM"],
  [null, ""],
])("the time %s is written as %s [CAL-24, AMB-168]", (time, written) => {
  expect(formatTime(time)).toBe(written);
});
