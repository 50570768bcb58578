export { markAllAsRead } from "./notifications.ts";
