import { expect, test } from "vitest";
import { asStartError, StartError } from "./start-error.ts";

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const full = "The disk with the data is full: make room on it, then start again.";

test.each([
  [failed("write", { code: "ENOSPC", path: "/data/files" }), full],
  [failed("database or disk is full", { code: "ERR_SQLITE_ERROR" }), full],
  [new StartError("Not migrated: could not extend file: wrote only 4096 of 8192 bytes."), full],
  [new StartError("Not made: initdb: could not write file: No space left on device"), full],
  [failed("mkdir", { code: "EACCES", path: "/data" }), /^\/data is closed to this user; start as/],
  [
    failed("open", { code: "EROFS", path: "/data" }),
    /^\/data is on a disk that cannot be written;/,
  ],
  [new StartError("Port 3000 is taken."), "Port 3000 is taken."],
])("What a machine lacks becomes a sentence: %s", (error, sentence) => {
  expect(asStartError(error)?.message).toEqual(expect.stringMatching(sentence));
});

test.each([failed("undefined is not a function"), failed("listen EACCES", { code: "EACCES" })])(
  "A mistake of our own stays what it is: %s",
  (error) => {
    expect(asStartError(error)).toBeUndefined();
  },
);
