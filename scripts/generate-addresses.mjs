// Writes web/api/addresses.gen.ts: where each operation lives, so that the browser needs no schemas to call it.
// With --check it writes nothing and fails when the file is not current.
import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "#contract/index.ts";

const target = new URL("../web/api/addresses.gen.ts", import.meta.url);

const marker = ({ paged, file }) => (paged ? "paged" : file && "file");
const lines = operations.map((operation) => {
  const address = [operation.method, operation.path, marker(operation)].filter(Boolean);
  const parts = address.map((part) => JSON.stringify(part)).join(", ");
  return `  "${operation.module}.${operation.name}": [${parts}],\n`;
});
const wanted = `// Written by scripts/generate-addresses.mjs from the contract.\nexport const addresses = {\n${lines.join("")}} as const;\n`;

if (!process.argv.includes("--check")) {
  writeFileSync(target, wanted);
} else if (current() !== wanted) {
  console.error("web/api/addresses.gen.ts is not current: run node scripts/generate-addresses.mjs");
  process.exitCode = 1;
}

function current() {
  try {
    return readFileSync(target, "utf8");
  } catch {
    return "";
  }
}
