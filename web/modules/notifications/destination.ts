import type { Notification } from "#contract/notifications.ts";
import { type Area, places } from "#contract/places.ts";

/** Where a notification leads an employee of this area. */
export function destinationOf(notification: Notification, area: Area): string {
  const { by, aboutId } = notification;
  switch (notification.kind) {
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
    case "documentExpires": {
      const { about } = notification.details;
      return about ? places.userDocuments(about.id) : places.profile(area, "overview");
    }
    case "profileToComplete":
      return area === "superadmin" ? places.companyProfile : places.staffProfile;
  }
}
