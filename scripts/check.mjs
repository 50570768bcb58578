// npm run check: everything that can be verified without running the product.
import { runChecks } from "./lib/checks.mjs";
import { asScript } from "./lib/project.mjs";

await asScript(async () => {
  const { failures } = await runChecks();
  if (failures.length === 0) return 0;
  console.log(`\nFailed: ${failures.map(({ name }) => name).join("; ")}.`);
  return 1;
});
