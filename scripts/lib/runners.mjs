// Vitest and Playwright; a skipped test is a failure. Must itself run on Node 20, and before anything is installed.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { inProject, runNode, throwIfStopped, toolEnv } from "./project.mjs";

const vitest = {
  program: [inProject("node_modules/vitest/vitest.mjs"), "run"],
  reporting: (report) => ({
    args: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  }),
  only: ({ file, title }) => [file, "-t", `^${escaped(title)}$`],
  read: ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(({ name: file, status, message, assertionResults: tests }) =>
      status === "failed" && tests.length === 0
        ? [failureOf(file, message)]
        : tests
            .filter((test) => test.status !== "passed")
            .map(({ fullName: title, failureMessages }) =>
              failureOf(`${file} › ${title}`, failureMessages.join("\n"), { file, title }),
            ),
    ),
  }),
};

const playwright = {
  program: [inProject("node_modules/@playwright/test/cli.js"), "test"],
  reporting: (report) => ({
    args: ["--reporter=list,json"],
    settings: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  }),
  only: ({ file, line, title, project }) => [
    `${file}:${line}`,
    `--grep=${escaped(title)}`,
    ...(project ? [`--project=${project}`] : []),
  ],
  read: ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failures: [
      ...suites
        .flatMap(specsOf)
        .flatMap(({ tests, ...spec }) =>
          tests.filter(({ status }) => status !== "expected").map((test) => journeyOf(spec, test)),
        ),
      ...errors.map(({ message }) => failureOf("outside of the tests", message)),
    ],
  }),
};

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function journeyOf({ file, line, title }, { projectName: project, results }) {
  const name = [project, `${file}:${line}`, title].filter(Boolean).join(" › ");
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
  return failureOf(name, messages.join("\n"), { file, line, title, project });
}

const failureOf = (name, message, test) => ({
  name,
  message: stripVTControlCharacters(message ?? "").trim(),
  test,
});

const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** By a runner, or a program that passes arguments on to it. A failure can be run `again`, alone. */
const runnerOf =
  (runner) =>
  async (name, { program = runner.program, options = [], args = [], settings = {} } = {}) => {
    const run = async (report, ...selection) => {
      const file = inProject(`test-results/${report}.json`);
      rmSync(file, { force: true });
      const reporting = runner.reporting(file);
      const env = { ...toolEnv(), ...settings, ...reporting.settings };
      const code = await runNode([...program, ...options, ...selection, ...reporting.args], {
        env,
      });
      throwIfStopped();
      return { code, ...(existsSync(file) && runner.read(JSON.parse(readFileSync(file, "utf8")))) };
    };
    const again = (test) => async () => {
      const { code, passed } = await run(`${name}-again`, ...runner.only(test));
      return code === 0 && passed > 0;
    };
    const { code, passed = 0, failures = [] } = await run(name, ...args);
    if (failures.length === 0 && (code !== 0 || passed === 0))
      return {
        passed,
        failures: [failureOf(name, `It ended with code ${code} and ran ${passed} tests.`)],
      };
    return {
      passed,
      failures: failures.map(({ test, ...failure }) => ({
        ...failure,
        ...(test && { again: again(test) }),
      })),
    };
  };

export const runVitest = runnerOf(vitest);
export const runPlaywright = runnerOf(playwright);

/** The server's tests by Vitest's arguments and settings; returns the exit code. */
export const runServerTests = (args, settings) =>
  runNode([...vitest.program, "--project", "server", ...args], {
    env: { ...toolEnv(), ...settings },
  });
