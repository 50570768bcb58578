import type { Notification } from "#contract/notifications.ts";
import { type Area, places } from "#contract/places.ts";

/** Where a notification leads an employee of this area. */
export function destinationOf({ kind, by, aboutId }: Notification, area: Area): string {
  switch (kind) {
    case "welcome":
      return places.dashboard(area);
    case "leaveRequested":
      return by && aboutId
        ? places.leaveRequest(area, by.id, aboutId)
        : places.leaveManagement(area);
    case "leaveDecided":
      return places.myLeave(area);
    case "feedbackReceived":
      return places.myFeedback(area);
    case "documentAdded":
      return places.profile(area, "overview");
    case "profileToComplete":
      return area === "superadmin" ? places.companyProfile : places.staffProfile;
  }
}
