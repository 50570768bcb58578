// Names the tests that failed and why, from what the test runners report, so that the end of a run tells it.
import { stripVTControlCharacters } from "node:util";

const linesTold = 12;

/** A line that names the test, and the first lines of what it said. */
const told = (name, message) =>
  [name, ...stripVTControlCharacters(message).split("\n").slice(0, linesTold)].join("\n    ");

/** The failed tests of a report by Vitest, and the files that could not be read as tests. */
export const failedUnitTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === "failed" && assertionResults.length === 0
      ? [told(name, message)]
      : assertionResults
          .filter((test) => test.status !== "passed")
          .map((test) => told(`${name} › ${test.fullName}`, test.failureMessages.join("\n"))),
  );

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The failed journeys of a report by Playwright, skipped ones among them, and what went wrong outside of them. */
export const failedJourneys = (report) => [
  ...specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map(({ projectName, results }) =>
        told(
          [projectName, `${file}:${line}`, title].filter(Boolean).join(" › "),
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n"),
        ),
      ),
  ),
  ...report.errors.map(({ message }) => told("outside of the journeys", message)),
];
