import { z } from "zod";
import { limits } from "../limits.ts";
import { PayrollPeriod } from "./periods.ts";

export const changeOperations = {
  exportChanges: {
    method: "GET",
    path: "/secure/payroll/changes-export",
    access: "superadmin",
    confirmed: true,
    summary:
      "Download who joined, came back, moved and left in a period as a CSV file, without planned changes before their announcement; whose rows are in it is recorded",
    query: PayrollPeriod,
    response: z.file(),
    file: "export",
    recorded: "export",
    limited: limits.export,
    event: "payroll_downloaded",
  },
} as const;
