// Prints figures of the tree at a commit, by default HEAD: node scripts/figures.mjs [commit]
import { execFileSync } from "node:child_process";
import path from "node:path";
import { importsIn, nodesOnCircles } from "./lib/import-graph.mjs";
import { root } from "./lib/project.mjs";

const commit = process.argv[2] ?? "HEAD";
const git = (args, input) =>
  execFileSync("git", args, { cwd: root, input, maxBuffer: 2 ** 30, encoding: "utf8" });

const names = git(["ls-tree", "-r", "--name-only", "-z", commit]).split("\0").filter(Boolean);
const isCode = (name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts");
const isTest = (name) => /\.(test|spec)\.tsx?$|(^|\/)test\//.test(name);
const isSource = (name) => isCode(name) && !isTest(name);
const isGenerated = (name) => name.includes(".gen.");

/** One process reads all texts. */
function textsOf(files) {
  const asked = files.map((file) => `${commit}:${file}`).join("\n");
  const answer = execFileSync("git", ["cat-file", "--batch"], {
    cwd: root,
    input: asked,
    maxBuffer: 2 ** 30,
  });
  const texts = new Map();
  let at = 0;
  for (const file of files) {
    const end = answer.indexOf(10, at);
    const size = Number(answer.subarray(at, end).toString().split(" ")[2]);
    texts.set(file, answer.subarray(end + 1, end + 1 + size).toString());
    at = end + 1 + size + 1;
  }
  return texts;
}

const texts = textsOf(names.filter(isCode));
const source = names.filter(isSource);
const linesOf = (file) => texts.get(file).trimEnd().split("\n");
const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const quantile = (numbers, share) => sorted(numbers)[Math.floor(numbers.length * share)] ?? 0;
const lengths = source.map((file) => linesOf(file).length);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const known = new Set(names);
const imports = new Map(
  [...texts].map(([file, text]) => [file, importsIn(file, text, (target) => known.has(target))]),
);
/** Per file, the source files that import it. */
const users = new Map(source.map((file) => [file, []]));
for (const file of source)
  for (const target of new Set(imports.get(file).map(({ file: imported }) => imported)))
    users.get(target)?.push(file);

const hasOwnTest = (file) =>
  known.has(file.replace(/\.tsx?$/, ".test.ts")) || known.has(file.replace(/\.tsx?$/, ".test.tsx"));
const isLazy = new Set(
  source.flatMap((file) => imports.get(file).flatMap((one) => (one.isLazy ? one.file : []))),
);
const smallWithOneUser = source.filter(
  (file) =>
    linesOf(file).length < 25 &&
    users.get(file).length === 1 &&
    !hasOwnTest(file) &&
    !isLazy.has(file) &&
    !isGenerated(file),
);

/** Per exported name, the number of other files that import it, tests included. */
const exported = source.flatMap((file) =>
  [
    ...texts
      .get(file)
      .matchAll(
        /^export (?:default )?(?:async )?(?:const|function\*?|class|interface|type|let) (\w+)/gm,
      ),
  ].map(([, name]) => `${file}#${name}`),
);
const uses = new Map(exported.map((name) => [name, 0]));
for (const list of imports.values())
  for (const key of new Set(list.flatMap((one) => one.names.map((name) => `${one.file}#${name}`))))
    if (uses.has(key)) uses.set(key, uses.get(key) + 1);
const usedTimes = (times) => [...uses.values()].filter((count) => count === times).length;

const comments = sum(
  source.map((file) => linesOf(file).filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length),
);
const filesIn = (folder) => source.filter((file) => path.dirname(file) === folder).length;
const large = [...new Set(source.map((file) => path.dirname(file)))].filter(
  (folder) => filesIn(folder) > 20,
);

const arrows = source.flatMap((file) => imports.get(file).map(({ file: to }) => [file, to]));
const moduleOf = (file) => /^((?:server|web)\/modules\/[^/]+)\//.exec(file)?.[1];
const betweenModules = arrows
  .map(([from, to]) => [moduleOf(from), moduleOf(to)])
  .filter(([from, to]) => from && to && from !== to);

/** Commits of 2 to 80 files that add source: the files and folders of each. */
function featureLikeCommits() {
  const log = git([
    "log",
    "--no-merges",
    "--name-status",
    "--no-renames",
    "--format=%x00%s",
    "-n",
    "400",
    commit,
  ]);
  const changes = log
    .split("\0")
    .slice(1)
    .map((entry) => {
      const [subject, ...rows] = entry.trim().split("\n").filter(Boolean);
      return { subject, rows: rows.map((row) => row.split("\t")) };
    });
  const isFeature = ({ subject, rows }) =>
    rows.length >= 2 &&
    rows.length <= 80 &&
    !/^(tests?|docs|bench|gate|scripts|journeys|engines):/i.test(subject) &&
    rows.some(([status, file]) => status === "A" && isSource(file));
  return changes.filter(isFeature).map(({ rows }) => ({
    files: rows.length,
    folders: new Set(rows.map(([, file]) => path.dirname(file))).size,
  }));
}
const features = featureLikeCommits();
const ofFeatures = (what, share) =>
  quantile(
    features.map((one) => one[what]),
    share,
  );
const count = (pattern) => names.filter((name) => pattern.test(name)).length;
const changelog = git(["show", `${commit}:CHANGELOG.md`])
  .trimEnd()
  .split("\n").length;

const figures = {
  "source files": source.length,
  "source lines": sum(lengths),
  "lines of a file: median, p90, most": [
    quantile(lengths, 0.5),
    quantile(lengths, 0.9),
    Math.max(...lengths),
  ].join(", "),
  "test files": names.filter((name) => /\.(test|spec)\.tsx?$/.test(name)).length,
  "files under 25 lines with one user": smallWithOneUser.length,
  "exports: all, used by one other file, by none": [uses.size, usedTimes(1), usedTimes(0)].join(
    ", ",
  ),
  "comment lines, %": ((100 * comments) / sum(lengths)).toFixed(1),
  "folders of more than 20 source files":
    large.map((folder) => `${folder} ${filesIn(folder)}`).join(", ") || "none",
  "files in the contract's root": filesIn("contract"),
  "files on an import circle": nodesOnCircles(arrows).length,
  "modules on a circle": nodesOnCircles(betweenModules).join(", ") || "none",
  migrations: count(/^server\/db\/migrations\/\d+/),
  "decision records": count(/^docs\/decisions\/\d+/),
  "lines of the changelog": changelog,
  [`files and folders of a feature-like commit (of ${features.length}): median`]: `${ofFeatures("files", 0.5)}, ${ofFeatures("folders", 0.5)}`,
  "and p90": `${ofFeatures("files", 0.9)}, ${ofFeatures("folders", 0.9)}`,
};
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(60)} ${value}`);
if (process.argv.includes("--list")) console.log(smallWithOneUser.join("\n"));
