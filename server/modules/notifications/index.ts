export { markAllAsRead } from "./notifications.ts";
export { notify, settle } from "./notify.ts";
export { notificationSettingsUrl } from "./settings-link.ts";
