// Verifies the import rules, and that all sources were read: an unreadable one would seem free of faults.
import { cruise, root } from "./lib/import-rules.ts";

const { fileCount, overlooked, violations } = await cruise(root);
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} imports ${to}`);
for (const file of overlooked) console.error(`overlooked: ${file}`);
console.log(
  `${fileCount} files, ${violations.length} broken rules, ${overlooked.length} overlooked.`,
);
process.exitCode = violations.length + overlooked.length > 0 || fileCount === 0 ? 1 : 0;
