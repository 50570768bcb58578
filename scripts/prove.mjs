// npm run prove [-- suite and its arguments]: slower suites, before a release and after relevant changes.
import { runGate } from "./lib/gate.mjs";
import { asScript } from "./lib/project.mjs";
import { proofs } from "./lib/suites.mjs";

const args = process.argv.slice(2);
const asked = Object.keys(proofs).filter((name) => args.includes(name));
const rest = args.filter((arg) => !asked.includes(arg));

await asScript(() => {
  if (rest.length > 0 && asked.length !== 1)
    throw new Error(`Name one suite before its arguments: ${Object.keys(proofs).join(", ")}.`);
  const chosen = asked.length > 0 ? asked : Object.keys(proofs);
  return runGate(chosen.map((name) => ({ ...proofs[name], run: () => proofs[name].run(rest) })));
});
