// Writes web/api/addresses.gen.ts and web/api/touches.gen.ts: where each operation lives and what a writing one changes, so that
// the browser needs no schemas to call it.
import { operations } from "#contract/index.ts";
import { keepCurrent } from "./lib/generated-file.mjs";

const script = "scripts/generate-addresses.mjs";
const header = `// Written by ${script} from the contract.\n`;
const list = (items) => `[${items.map((item) => JSON.stringify(item)).join(", ")}]`;
const entry = ({ module, name }, items) => `  "${module}.${name}": ${list(items)},\n`;
const marker = ({ paged, file, stream }) =>
  paged ? "paged" : (file && "file") || (stream && "stream");

const addresses = operations.map((operation) =>
  entry(operation, [operation.method, operation.path, marker(operation)].filter(Boolean)),
);
const touches = operations
  .filter((operation) => operation.touches)
  .map((operation) => entry(operation, operation.touches));

const file = (name) => new URL(`../web/api/${name}.gen.ts`, import.meta.url);
keepCurrent(
  file("addresses"),
  `${header}export const addresses = {\n${addresses.join("")}} as const;\n`,
  script,
);
keepCurrent(
  file("touches"),
  `${header}export const touches = {\n${touches.join("")}} as const;\n`,
  script,
);
