import { expect, test } from "vitest";
import { csvLines, withoutMark } from "./csv.ts";

const cell = (text: string) => csvLines([[text]], { isStart: false }).trimEnd();

const ascii = ["=1+1", "+27821234567", "-1+1", "-cmd", "@sum", "-", "\t=1+1", "\r=1+1"];
const fullWidth = ["＝1+1", "＋1", "－1+1", "－3", "＠sum"];

test.each([...ascii, ...fullWidth])("%j begins like a formula and is written as text", (text) => {
  expect(cell(text)).toContain(`'${text}`);
  expect(withoutMark(`'${text}`)).toBe(text);
});

test.each(["-3", "-0.5", "16", "Anna", "A＝1", "'Anna"])("%s is written as it is", (text) => {
  expect(cell(text)).toBe(text);
  expect(withoutMark(text)).toBe(text);
});
