import { z } from "zod";
import { QueryFlag } from "../common.ts";
import { limits } from "../limits.ts";
import { PayrollPeriod } from "./periods.ts";

export const PayrollChangesQuery = PayrollPeriod.safeExtend({
  /** ID and tax numbers too. */
  withNumbers: QueryFlag.default(false),
});
export type PayrollChangesQuery = z.output<typeof PayrollChangesQuery>;

export const changeOperations = {
  exportChanges: {
    method: "GET",
    path: "/secure/payroll/changes-export",
    access: "superadmin",
    confirmed: true,
    summary:
      "Download who joined, came back, moved and left in a period as a CSV file, without planned changes before their announcement; whose rows are in it is recorded",
    query: PayrollChangesQuery,
    response: z.file(),
    file: "export",
    recorded: "export",
    limited: limits.export,
    event: "payroll_downloaded",
  },
} as const;
