import { expect, test } from "vitest";
import { fileProblem, maxFileBytes } from "./file.ts";

const wrongKind = "Only PDF, JPG and PNG files are allowed";

test.each([
  [{ name: "id.pdf", size: 1 }, null],
  [{ name: "ID.JPEG", size: 1 }, null],
  [{ name: "a.b.png", size: 1 }, null],
  [{ name: "id.jpg", size: maxFileBytes }, null],
  [{ name: "id.jpg", size: maxFileBytes + 1 }, "File size should be less than 5MB"],
  [{ name: "id.pdf", size: 0 }, "This file is empty"],
  [{ name: "id.pdf.exe", size: 1 }, wrongKind],
  [{ name: "pdf", size: 1 }, wrongKind],
  [{ name: "id.", size: 1 }, wrongKind],
  [null, "No file selected"],
])("of %o the problem is %j [OWNWIZ-44] [CONST-08]", (file, problem) => {
  expect(fileProblem(file)).toBe(problem);
});
