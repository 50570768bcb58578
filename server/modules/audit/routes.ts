import { audit } from "#contract/audit.ts";
import { routes } from "#server/http/handler.ts";
import { exportAudit } from "./export.ts";
import { listAudit } from "./log.ts";

export const auditRoutes = routes(audit, {
  listAudit: (context, { query }) => listAudit(context, query),
  exportAudit: (context, { query }, after) => exportAudit(context, query, after),
});
