import { expect, test } from "vitest";
import { createWorkerPool } from "./worker-pool.ts";

/** A file of its own, as a worker knows only what it imports. */
const file = `data:text/javascript,${encodeURIComponent(`
  export const double = (n) => n * 2;
  export const sizeOf = (bytes) => bytes.length;
  export const echo = (bytes) => ({ bytes, start: bytes.subarray(0, 2) });
  export const fail = () => { throw new Error("broken"); };
  export const hang = () => { for (;;); };
  export const fill = () => { const all = []; for (let n = 0; ; n += 1) all.push(n + 'abcdefghijklmnop'); };
`)}`;
const limits = { maxWorkers: 1, maxWaiting: 10, timeoutMs: 60_000, maxMemoryMb: 64 };

test("a worker serves one task after the other", async () => {
  const run = createWorkerPool(limits);
  const double = (n: number) => run({ file, name: "double", args: [n] });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  const bytes = new Uint8Array(8);
  expect(await run({ file, name: "sizeOf", args: [bytes] })).toBe(8);
});

test("bytes move to a worker and back, and a part of them is copied", async () => {
  const run = createWorkerPool(limits);
  const [moved, copied] = [new Uint8Array(8), new Uint8Array(16).subarray(8)];
  const result = await run({ file, name: "echo", args: [moved] });
  expect(result).toEqual({ bytes: new Uint8Array(8), start: new Uint8Array(2) });
  await run({ file, name: "sizeOf", args: [copied] });
  expect([moved.length, copied.length]).toEqual([0, 8]);
});

test("a refusal crosses as it is, a bug as an error", async () => {
  const run = createWorkerPool(limits);
  const reader = import.meta.resolve("../modules/import/reading/file-contents.ts");
  await expect(
    run({ file: reader, name: "fileContents", args: [new Uint8Array()] }),
  ).rejects.toMatchObject({ code: "invalid_request", fields: { File: "The file is empty" } });
  await expect(run({ file, name: "fail", args: [] })).rejects.toThrow(/^A worker failed: .*broken/);
});

test.each([
  ["hang", 1_000],
  ["fill", 60_000],
])("a task that would %s is refused, and the next one served", async (name, timeoutMs) => {
  const run = createWorkerPool({ ...limits, timeoutMs });
  const refused = expect(run({ file, name, args: [] })).rejects.toMatchObject({
    code: "payload_too_large",
  });
  const next = run({ file, name: "sizeOf", args: ["next"] });
  await refused;
  expect(await next).toBe(4);
});

test("a task is refused while too many wait", async () => {
  const run = createWorkerPool({ ...limits, maxWaiting: 1 });
  const double = (n: number) => run({ file, name: "double", args: [n] });
  const [first, second, third] = [double(1), double(2), double(3)];
  await expect(third).rejects.toMatchObject({ code: "unavailable" });
  expect(await Promise.all([first, second])).toEqual([2, 4]);
  expect(await double(3)).toBe(6);
});
