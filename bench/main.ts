import { useScratchFolder } from "../scripts/lib/scratch-folder.ts";
import { benchApi } from "./api.ts";
import { benchAwaitedMail } from "./awaited-mail.ts";
import { benchExport } from "./export.ts";
import { benchFairness } from "./fairness.ts";
import { benchGrowth } from "./growth/growth.ts";
import { benchMassChange } from "./mass-change.ts";
import { benchPageSize } from "./page-size.ts";
import { printedReport } from "./report.ts";
import { benchSearch } from "./search.ts";
import { benchSignInTiming } from "./sign-in-timing.ts";

async function benchAll(): Promise<boolean> {
  const report = printedReport();
  await benchApi(report);
  await benchSignInTiming(report);
  await benchSearch(report);
  await benchMassChange(report);
  await benchExport(report);
  await benchFairness(report);
  await benchAwaitedMail(report);
  await benchPageSize(report);
  return report.isWithin();
}

async function benchSizes(): Promise<boolean> {
  const report = printedReport();
  await benchPageSize(report);
  return report.isWithin();
}

const [which, part] = process.argv.slice(2);
const parts: Record<string, () => Promise<boolean>> = {
  growth: () => benchGrowth(part),
  sizes: benchSizes,
};
const removeScratch = useScratchFolder();
try {
  const bench = which === undefined ? benchAll : parts[which];
  if (!bench) throw new Error(`There is no bench of ${which}: name none of them, growth or sizes.`);
  process.exitCode = (await bench()) ? 0 : 1;
} finally {
  removeScratch();
}
process.exit();
