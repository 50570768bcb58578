import { benchApi } from "./api.ts";
import { benchPageWeight } from "./page-weight.ts";
import { printedReport } from "./report.ts";
import { benchSearch } from "./search.ts";

const report = printedReport();
await benchApi(report);
await benchSearch(report);
await benchPageWeight(report);
process.exit(report.isWithin() ? 0 : 1);
