import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { tryAgain } from "./lib/gate.mjs";
import { root } from "./lib/project.mjs";

const sourceOf = (title: string, body: string) => `test("${title}", () => { ${body} });`;

/** Fails until it has run this many times. */
const failingFirst = (title: string, times = 1) =>
  sourceOf(
    title,
    `const file = import.meta.dirname + "/runs of ${title}";
    fs.appendFileSync(file, "x");
    expect(fs.readFileSync(file).length, "number of runs").toBeGreaterThan(${times});`,
  );

/** Runs the gate over the given tests; returns exit code, final output and kept files. */
function gateOver(...tests: string[]) {
  mkdirSync(path.join(root, "test-results"), { recursive: true });
  const folder = mkdtempSync(path.join(root, "test-results/planted-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    path.join(folder, "vitest.config.js"),
    "export default { test: { globals: true } };",
  );
  writeFileSync(
    path.join(folder, "planted.test.js"),
    ['import fs from "node:fs";', ...tests].join("\n"),
  );
  const program = [path.join(root, "node_modules/vitest/vitest.mjs"), "run", `--root=${folder}`];
  const script = `
    import { runGate } from "./scripts/lib/gate.mjs";
    import { runVitest } from "./scripts/lib/runners.mjs";
    process.chdir(${JSON.stringify(root)});
    const run = () => runVitest("planted", { program: ${JSON.stringify(program)} });
    process.exitCode = await runGate([{ title: "Planted", run }]);`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: root,
    encoding: "utf8",
  });
  return {
    status,
    said: stdout.split("\n").filter((line) => /^(FLAKY|FAILED|\d+ passed, \d+ failed$)/.test(line)),
    kept: JSON.parse(readFileSync(path.join(root, "test-results/flaky.json"), "utf8")),
  };
}

const passing = sourceOf("one passes", "expect(1).toBe(1);");

test("a test that passes twice alone is reported as flaky", () => {
  const { status, said, kept } = gateOver(passing, failingFirst("a flaky (one)"));
  expect(said).toEqual([
    expect.stringMatching(
      /^FLAKY .*planted\.test\.js › a flaky \(one\): AssertionError: number of runs/,
    ),
    "2 passed, 0 failed",
  ]);
  expect(status).toBe(0);
  expect(kept).toEqual([
    {
      name: expect.stringMatching(/› a flaky \(one\)$/),
      message: expect.stringMatching(/number of runs/),
    },
  ]);
});

test("a test that fails again alone is a failure", () => {
  const { status, said, kept } = gateOver(
    passing,
    sourceOf("one fails", "expect(1, 'one').toBe(2);"),
    sourceOf("one is right after all", "expect(1).toBe(1);"),
    failingFirst("one fails twice", 2),
  );
  expect(said).toEqual([
    expect.stringMatching(/^FAILED .*› one fails$/),
    expect.stringMatching(/^FAILED .*› one fails twice$/),
    "2 passed, 2 failed",
  ]);
  expect(status).toBe(1);
  expect(kept).toEqual([]);
});

test.each([
  [3, []],
  [4, ["more than 3 flaky tests"]],
])("of %i flaky tests, a fourth fails the run", async (count, failed) => {
  const failures = Array.from({ length: count }, (_, index) => ({
    name: `flaky ${index}`,
    message: "once",
    again: async () => true,
  }));
  const printed = vi.spyOn(console, "log").mockReturnValue();
  const tried = await tryAgain(failures);
  printed.mockRestore();
  expect(tried.flaky).toEqual(failures);
  expect(tried.failed.map((failure: { name: string }) => failure.name)).toEqual(failed);
});

test("a broken file and an empty run are failures", () => {
  expect(gateOver("throw new Error('broken');")).toMatchObject({
    status: 1,
    said: [expect.stringMatching(/^FAILED .*planted\.test\.js$/), "0 passed, 1 failed"],
  });
  expect(gateOver(passing.replace("test(", "test.skip("))).toMatchObject({
    status: 1,
    said: [expect.stringMatching(/^FAILED .*› one passes$/), "0 passed, 1 failed"],
  });
});
