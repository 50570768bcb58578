import { tenant } from "#contract/tenant.ts";
import { routes } from "#server/http/handler.ts";
import { getRecipients, updateRecipients } from "./recipients.ts";
import { getTenant } from "./tenant.ts";

// What leave is counted by changes with the company: the leave module serves its changes.
const { updateTenant: _, ...operations } = tenant;

export const tenantRoutes = routes(operations, {
  getTenant: ({ tx }) => getTenant(tx),
  getRecipients: (context) => getRecipients(context),
  updateRecipients: (context, { body }) => updateRecipients(context, body),
});
