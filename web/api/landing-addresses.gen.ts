// Written by scripts/generate-addresses.mjs from the contract.
export const landingAddresses = {
  "leave.approve": ["PUT", "/secure/leave/approve/:id"],
  "leave.reject": ["PUT", "/secure/leave/reject/:id"],
  "leave.undo": ["PUT", "/secure/leave/undo/:id"],
  "notifications.list": ["GET", "/secure/notifications", "paged"],
  "notifications.stream": ["GET", "/secure/notifications/stream", "stream"],
  "notifications.markAsRead": ["POST", "/secure/notifications/mark-as-read/:id"],
  "notifications.markAllAsRead": ["POST", "/secure/notifications/mark-all-as-read"],
  "notifications.getPreferences": ["GET", "/secure/notifications/preferences"],
  "notifications.updatePreferences": ["PUT", "/secure/notifications/preferences"],
  "dashboard.superadmin": ["GET", "/secure/dashboard/superadmin"],
  "dashboard.staff": ["GET", "/secure/dashboard/staff"],
} as const;
