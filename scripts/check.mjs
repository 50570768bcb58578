// npm run check: everything that is verified without running the product.
import { runChecks } from "./lib/checks.mjs";
import { asScript } from "./lib/project.mjs";

await asScript(async () => ((await runChecks()).failed ? 1 : 0));
