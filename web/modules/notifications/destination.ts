import type { Notification } from "#contract/notifications.ts";
import type { Area } from "#web/modules/auth/index.ts";

/** Where a notification leads somebody of this area. */
export function destinationOf({ kind, by, aboutId }: Notification, area: Area): string {
  switch (kind) {
    case "welcome":
      return `/${area}/dashboard`;
    case "leaveRequested":
      return `/${area}/leave/management?employee=${by?.id}&request=${aboutId}`;
    case "leaveDecided":
      return `/${area}/leave/my-leave`;
    case "feedbackReceived":
      return `/${area}/feedback/my-feedback`;
    case "documentAdded":
      return `/${area}/dashboard?profile=overview`;
    case "profileToComplete":
      return area === "superadmin" ? "/superadmin/update-company-profile" : "/staff/update-profile";
  }
}
