// Writes web/api/first-addresses.gen.ts, web/api/addresses.gen.ts and web/api/touches.gen.ts: where each operation lives and what
// a writing one changes, so that the browser needs no schemas to call it.
import { operations } from "#contract/index.ts";
import { keepCurrent } from "./lib/generated-file.mjs";

const script = "scripts/generate-addresses.mjs";
const header = `// Written by ${script} from the contract.\n`;
const list = (items) => `[${items.map((item) => JSON.stringify(item)).join(", ")}]`;
const entry = ({ module, name }, items) => `  "${module}.${name}": ${list(items)},\n`;
const marker = ({ paged, file, stream }) =>
  paged ? "paged" : (file && "file") || (stream && "stream");
const address = (operation) =>
  entry(operation, [operation.method, operation.path, marker(operation)].filter(Boolean));

/** What the pages before sign-in can call: all others are loaded with the app. */
const isFirst = ({ access }) => access === "public" || access === "registering";
const { first, others } = Object.groupBy(operations, (operation) =>
  isFirst(operation) ? "first" : "others",
);

const keep = (file, name, entries) =>
  keepCurrent(
    new URL(`../web/api/${file}.gen.ts`, import.meta.url),
    `${header}export const ${name} = {\n${entries.join("")}} as const;\n`,
    script,
  );
keep("first-addresses", "firstAddresses", first.map(address));
keep("addresses", "addresses", others.map(address));
keep(
  "touches",
  "touches",
  operations
    .filter(({ touches }) => touches)
    .map((operation) => entry(operation, operation.touches)),
);
