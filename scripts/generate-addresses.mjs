// Writes the browser's first-addresses.gen.ts, landing-addresses.gen.ts, addresses.gen.ts and touches.gen.ts, which replace schemas there.
import { operations } from "#contract/index.ts";
import { notificationKinds } from "#contract/notification-kinds.ts";
import { keepCurrent } from "./lib/generated-file.mjs";

const script = "scripts/generate-addresses.mjs";
const header = `// Written by ${script} from the contract.\n`;
const list = (items) => `[${items.map((item) => JSON.stringify(item)).join(", ")}]`;
const entry = ({ module, name }, items) => `  "${module}.${name}": ${list(items)},\n`;
const marker = ({ paged, file, stream }) =>
  paged ? "paged" : (file && "file") || (stream && "stream");
const address = (operation) =>
  entry(operation, [operation.method, operation.path, marker(operation)].filter(Boolean));

/** Pages before sign-in call these, and what follows at once; one's own settings and sign-in by a provider load theirs. */
const isOfOwnSettings = ({ module, name }) =>
  module === "sso" || (module === "auth" && name !== "signOut");
const isFirst = (operation) =>
  (operation.access === "public" && operation.module !== "sso") ||
  (operation.access === "registering" && !isOfOwnSettings(operation));
/** The landing screens call these; the app loads all others later. A decision outlives its page, so it waits for no load. */
const decisions = ["leave.approve", "leave.reject", "leave.undo"];
const isOfLanding = ({ module, name }) =>
  ["dashboard", "notifications"].includes(module) || decisions.includes(`${module}.${name}`);
const { first, landing, others } = Object.groupBy(operations, (operation) => {
  if (isFirst(operation)) return "first";
  return isOfLanding(operation) ? "landing" : "others";
});

const table = (name, entries) => `export const ${name} = {\n${entries.join("")}} as const;\n`;
const keep = (file, ...tables) =>
  keepCurrent(
    new URL(`../web/api/${file}.gen.ts`, import.meta.url),
    header + tables.join("\n"),
    script,
  );
const touches = operations
  .filter((operation) => operation.touches)
  .map((operation) => entry(operation, operation.touches));
const reports = Object.entries(notificationKinds)
  .filter(([, kind]) => kind.reports)
  .map(([name, kind]) => `  ${name}: ${JSON.stringify(kind.reports)},\n`);

keep("first-addresses", table("firstAddresses", first.map(address)));
keep("landing-addresses", table("landingAddresses", landing.map(address)));
keep("addresses", table("addresses", others.map(address)));
keep("touches", table("touches", touches), table("reports", reports));
