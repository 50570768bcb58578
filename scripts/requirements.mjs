// Lists rows of docs/requirements.md without a test; --area SIGNIN,SIGNUP selects areas.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
// An encoding is no requirement.
const idPattern = /\b(?!UTF-)[A-Z]{3,9}-\d{2}\b/g;

const rows = new Map(
  readFileSync(path.join(root, "docs/requirements.md"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, id, text] = /^\| ([A-Z]+-\d{2}) \| (.*) \|$/.exec(line) ?? [];
      return id ? [[id, text]] : [];
    }),
);

/** Ids in brackets at the end of a title, or in the table behind titles; `RESET-01..03` are three. */
function provenIn(file) {
  const source = readFileSync(file, "utf8");
  const ranges = [...source.matchAll(/\b([A-Z]{3,9})-(\d{2})\.\.(\d{2})\b/g)];
  const within = ranges.flatMap(([, area, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => Number(first) + index).map(
      (number) => `${area}-${String(number).padStart(2, "0")}`,
    ),
  );
  return [...(source.match(idPattern) ?? []), ...within];
}

const tests = ["contract", "server", "web", "e2e"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => path.join(root, folder, name)),
);
const proven = new Set(tests.flatMap(provenIn));
const unknown = [...proven].filter((id) => !rows.has(id));

const asked = process.argv[process.argv.indexOf("--area") + 1]?.split(",");
const isAsked = (id) => !process.argv.includes("--area") || asked.includes(id.split("-")[0]);
const considered = [...rows.keys()].filter(isAsked);
const open = considered.filter((id) => !proven.has(id));

for (const id of open) console.log(`${id}  ${rows.get(id)}`);
console.log(
  `\n${considered.length - open.length} of ${considered.length} rows are named by a test.`,
);
if (unknown.length) {
  console.error(`Tests name rows that do not exist: ${unknown.join(", ")}`);
  process.exit(1);
}
