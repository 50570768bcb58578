/** Separate from the panel's text, as every page loads it. */
export const text = {
  bell: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${unread} unread`),
  badge: (unread: number) => (unread > 9 ? "9+" : String(unread)),
} as const;
