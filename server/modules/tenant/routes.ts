import { tenant } from "#contract/tenant.ts";
import { routes } from "#server/http/handler.ts";
import type { Services } from "#server/services.ts";
import { findStorageUse } from "#server/storage/company-storage.ts";
import { getRecipients, updateRecipients } from "./recipients.ts";
import { getTenant } from "./tenant.ts";

// Leave depends on company settings, so the leave module serves their changes.
const { updateTenant: _, ...operations } = tenant;

export const tenantRoutes = ({ config }: Pick<Services, "config">) =>
  routes(operations, {
    getTenant: ({ tx }) => getTenant(tx),
    getRecipients: (context) => getRecipients(context),
    getStorageUse: ({ tx }) => findStorageUse(tx, config.storageLimits),
    updateRecipients: (context, { body }) => updateRecipients(context, body),
  });
