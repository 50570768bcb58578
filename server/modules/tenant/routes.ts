import { tenant } from "#contract/tenant.ts";
import { routes } from "#server/http/handler.ts";
import { getRecipients, updateRecipients } from "./recipients.ts";
import { getTenant, updateTenant } from "./tenant.ts";

export const tenantRoutes = routes(tenant, {
  getTenant: ({ tx }) => getTenant(tx),
  updateTenant: (context, { body }) => updateTenant(context, body),
  getRecipients: (context) => getRecipients(context),
  updateRecipients: (context, { body }) => updateRecipients(context, body),
});
