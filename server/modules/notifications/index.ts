export { markAllAsRead } from "./notifications.ts";
export { notify, notifyEach, settle, unsettle } from "./notify.ts";
export { notificationSettingsUrl } from "./settings-link.ts";
