export { NotificationBell } from "./bell/notification-bell.tsx";
