import { defineOperations } from "../operation.ts";
import { certificateOperations } from "./certificates.ts";
import { changeOperations } from "./changes.ts";
import { periodOperations } from "./periods.ts";
import { profileOperations } from "./profiles.ts";

export const payroll = defineOperations("payroll", {
  ...periodOperations,
  ...profileOperations,
  ...changeOperations,
  ...certificateOperations,
});
