import { payroll } from "#contract/payroll/payroll.ts";
import { routes } from "#server/http/handler.ts";
import { certificateOf } from "./certificate.ts";
import { exportChanges } from "./changes.ts";
import { exportLeave, previewProfile } from "./leave-file.ts";
import { exportLiability } from "./liability.ts";
import { listPeriods, lockPeriod, unlockPeriod } from "./periods.ts";
import { listProfiles, removeProfile, saveProfile } from "./profiles.ts";

export const payrollRoutes = routes(payroll, {
  exportLeave: (context, { query }, after) => exportLeave(context, query, after),
  listPeriods: (context, { query }) => listPeriods(context, query),
  lockPeriod: (context, { body }) => lockPeriod(context, body),
  unlockPeriod: (context, { params, body }) => unlockPeriod(context, params.id, body.reason),
  exportLiability: (context, { query }, after) => exportLiability(context, query, after),
  listProfiles: (context) => listProfiles(context),
  saveProfile: (context, { body }) => saveProfile(context, body),
  removeProfile: (context, { params }) => removeProfile(context, params.id),
  exportChanges: (context, { query }, after) => exportChanges(context, query, after),
  certificate: (context, { params }) => certificateOf(context, params.id),
  previewProfile: (context, { body }) => previewProfile(context, body),
});
