export { NotificationBell } from "./bell/notification-bell.tsx";
export { NotificationChoices } from "./notification-choices.tsx";
