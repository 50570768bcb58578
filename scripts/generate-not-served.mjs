// Writes docs/not-served.md: the operations that are promised and return 501 for now.
import { operations } from "#contract/index.ts";
import { notServed } from "#server/not-served.ts";
import { keepCurrent } from "./lib/generated-file.mjs";

const script = "scripts/generate-not-served.mjs";
const rows = operations
  .filter(({ module, name }) => notServed.includes(`${module}.${name}`))
  .map(
    ({ module, name, method, path, summary }) =>
      `| \`${module}.${name}\` | ${method} \`${path}\` | ${summary} |`,
  );

const table = ["| operation | call | what it will do |", "|---|---|---|", ...rows];

keepCurrent(
  new URL("../docs/not-served.md", import.meta.url),
  [
    "# Promised, not served yet",
    "",
    `Written by \`${script}\` from \`server/not-served.ts\`: the operations that are part of the contract and answer 501 for now.`,
    "",
    ...(rows.length > 0 ? table : ["There are none: every operation is served."]),
    "",
  ].join("\n"),
  script,
);
