import { useScratchFolder } from "../scripts/lib/scratch-folder.ts";
import { benchApi } from "./api.ts";
import { benchAwaitedMail } from "./awaited-mail.ts";
import { benchExport } from "./export.ts";
import { benchFairness } from "./fairness.ts";
import { benchGrowth } from "./growth/growth.ts";
import { benchRecurring } from "./growth/recurring.ts";
import { benchMassChange } from "./mass-change.ts";
import { benchPageSize } from "./page-size.ts";
import { printedReport, type Report } from "./report.ts";
import { benchSearch } from "./search.ts";
import { benchSignInTiming } from "./sign-in-timing.ts";

/** Each runs alone by its name. */
const parts: Record<string, (report: Report) => Promise<void>> = {
  api: benchApi,
  "sign-in-timing": benchSignInTiming,
  search: benchSearch,
  "mass-change": benchMassChange,
  export: benchExport,
  fairness: benchFairness,
  "awaited-mail": benchAwaitedMail,
  sizes: benchPageSize,
};

async function benchEach(benches: readonly ((report: Report) => Promise<void>)[]) {
  const report = printedReport();
  for (const bench of benches) await bench(report);
  return report.isWithin();
}

function benchOf(name: string | undefined, requests: string | undefined): Promise<boolean> {
  if (name === undefined) return benchEach(Object.values(parts));
  if (name === "growth") return benchGrowth(requests);
  if (name === "recurring") return benchEach([benchRecurring]);
  const part = parts[name];
  if (part) return benchEach([part]);
  const names = [...Object.keys(parts), "growth", "recurring"].join(", ");
  throw new Error(`There is no bench of ${name}: name none of them, or one of ${names}.`);
}

const removeScratch = useScratchFolder();
try {
  const [name, requests] = process.argv.slice(2);
  process.exitCode = (await benchOf(name, requests)) ? 0 : 1;
} finally {
  removeScratch();
}
process.exit();
