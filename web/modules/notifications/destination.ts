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
      return aboutId ? places.ownRequest(area, aboutId) : places.myLeave(area);
    case "feedbackReceived":
      return opened(aboutId, (id) => places.receivedFeedback(area, id), places.myFeedback(area));
    case "feedbackReported":
      return opened(aboutId, places.reportedFeedback, places.reportedFeedbackList);
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

/** The record, open, or the list of such records if the notification names none. */
const opened = (id: number | null, placeOf: (id: number) => string, list: string): string =>
  id === null ? list : placeOf(id);
