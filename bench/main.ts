import { benchApi } from "./api.ts";
import { benchPageSize } from "./page-size.ts";
import { printedReport } from "./report.ts";
import { benchSearch } from "./search.ts";

const report = printedReport();
await benchApi(report);
await benchSearch(report);
await benchPageSize(report);
process.exit(report.isWithin() ? 0 : 1);
