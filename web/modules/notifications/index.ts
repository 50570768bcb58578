export { NotificationBell } from "./notification-bell.tsx";
export { NotificationChoices } from "./notification-choices.tsx";
