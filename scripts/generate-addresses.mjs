// Writes web/api/addresses.gen.ts: where each operation lives, so that the browser needs no schemas to call it.
import { operations } from "#contract/index.ts";
import { keepCurrent } from "./lib/generated-file.mjs";

const script = "scripts/generate-addresses.mjs";
const marker = ({ paged, file, stream }) =>
  paged ? "paged" : (file && "file") || (stream && "stream");
const lines = operations.map((operation) => {
  const address = [operation.method, operation.path, marker(operation)].filter(Boolean);
  const parts = address.map((part) => JSON.stringify(part)).join(", ");
  return `  "${operation.module}.${operation.name}": [${parts}],\n`;
});

keepCurrent(
  new URL("../web/api/addresses.gen.ts", import.meta.url),
  `// Written by ${script} from the contract.\nexport const addresses = {\n${lines.join("")}} as const;\n`,
  script,
);
