import { notifications } from "#contract/notifications.ts";
import { routes } from "#server/http/handler.ts";
import { listNotifications, markAllAsRead, markAsRead, snapshot } from "./notifications.ts";
import { getPreferences, updatePreferences } from "./preferences.ts";

export const notificationsRoutes = routes(notifications, {
  list: (context, { query }) => listNotifications(context, query),
  stream: (context) => snapshot(context),
  markAsRead: (context, { params }) => markAsRead(context, params.id),
  markAllAsRead: (context) => markAllAsRead(context),
  getPreferences: (context) => getPreferences(context),
  updatePreferences: (context, { body }) => updatePreferences(context, body),
});
