/** Apart from what the bell opens, as every page carries it. */
export const text = {
  bell: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${unread} unread`),
  badge: (unread: number) => (unread > 9 ? "9+" : String(unread)),
} as const;
