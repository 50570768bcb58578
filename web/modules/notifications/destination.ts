import type { PersonName } from "#contract/common.ts";
import type { Notification } from "#contract/notifications.ts";
import { type Area, places } from "#contract/places.ts";

/** Where a notification leads an employee of this area. */
export function destinationOf(notification: Notification, area: Area): string {
  const { aboutId } = notification;
  switch (notification.kind) {
    case "welcome":
      return places.dashboard(area);
    case "leaveRequested":
      return openedOf(notification, places.leaveRequest, places.leaveManagement, area);
    case "leaveDecided":
      return aboutId ? places.ownRequest(area, aboutId) : places.myLeave(area);
    case "leaveLapses":
      return places.myLeave(area);
    case "certificateDue":
      return certificateOf(notification, area);
    case "feedbackReceived":
      return opened(aboutId, (id) => places.receivedFeedback(area, id), places.myFeedback(area));
    case "feedbackReported":
      return opened(aboutId, places.reportedFeedback, places.reportedFeedbackList);
    case "documentAdded":
      return places.profile(area, "overview");
    case "documentExpires":
      return documentOf(notification.details.about, area);
    case "handoverStep":
      return opened(aboutId, (id) => places.handover(area, id), places.dashboard(area));
    case "promiseChanged":
    case "promiseDue":
      return storyOf(notification, area);
    case "importFinished":
      return opened(aboutId, places.importOfUsers, places.importUsers);
    case "profileToComplete":
      return area === "superadmin" ? places.companyProfile : places.staffProfile;
    case "eventInADay":
    case "eventInAnHour": {
      const { eventDate } = notification.details;
      return opened(
        aboutId,
        (id) => places.calendarEvent(area, id, eventDate),
        places.calendar(area),
      );
    }
    case "standIn":
      return places.ownStory(area);
    case "noteShared":
      return opened(aboutId, (id) => places.sharedNotes(area, id), places.notes(area));
    case "noteReplied":
      return openedOf(notification, places.note, places.notes, area);
    case "teamOccasion":
      return places.calendarDay(area, notification.details.day);
  }
}

/** The record, open, or the list of such records if the notification names none. */
const opened = (id: number | null, placeOf: (id: number) => string, list: string): string =>
  id === null ? list : placeOf(id);

/** Where the documents of someone else are, or one's own. */
const documentOf = (about: PersonName | null, area: Area): string =>
  about ? places.userDocuments(about.id) : places.profile(area, "overview");

/** The request that lacks its certificate: someone else's, or one's own. */
function certificateOf(
  { aboutId, details: { about } }: Extract<Notification, { kind: "certificateDue" }>,
  area: Area,
): string {
  if (aboutId === null) return places.myLeave(area);
  return about ? places.leaveRequest(area, about.id, aboutId) : places.ownRequest(area, aboutId);
}

/** The promise on the page of someone else while that is open to the reader, or on one's own. */
function storyOf(
  {
    aboutId,
    details: { about },
    isPageOpen,
  }: Extract<Notification, { kind: "promiseChanged" | "promiseDue" }>,
  area: Area,
): string {
  if (!about) return opened(aboutId, (id) => places.ownPromise(area, id), places.ownStory(area));
  if (!isPageOpen) return places.dashboard(area);
  const page = places.person(area, about.id);
  return opened(aboutId, (id) => places.promise(area, about.id, id), page);
}

/** A record of the person who caused the notification, open, or the list of such records if either is unknown. */
const openedOf = (
  { by, aboutId }: Notification,
  placeOf: (area: Area, employeeId: number, id: number) => string,
  listOf: (area: Area) => string,
  area: Area,
): string => (by && aboutId ? placeOf(area, by.id, aboutId) : listOf(area));
