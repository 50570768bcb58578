import { expect, test } from "vitest";
import { csvLines } from "./csv.ts";

const cell = (text: string) => csvLines([[text]], { isStart: false }).trimEnd();

test.each(["=1+1", "+27821234567", "-1+1", "-cmd", "@sum", "-"])(
  "%s begins like a formula and is written as text",
  (text) => {
    expect(cell(text)).toContain(`'${text}`);
  },
);

test.each(["-3", "-0.5", "16", "Anna"])("%s is written as it is", (text) => {
  expect(cell(text)).toBe(text);
});
