import { dashboard } from "#contract/dashboard.ts";
import { routes } from "#server/http/handler.ts";
import { staffDashboard } from "./staff-dashboard.ts";
import { superadminDashboard } from "./superadmin-dashboard.ts";

export const dashboardRoutes = routes(dashboard, {
  superadmin: (context) => superadminDashboard(context),
  staff: (context) => staffDashboard(context),
});
