// npm test: every check and required test, from a fresh clone. The last line counts them.
import { runGate } from "./lib/gate.mjs";
import { asScript } from "./lib/project.mjs";
import { testSuites } from "./lib/suites.mjs";

await asScript(() => runGate(testSuites));
