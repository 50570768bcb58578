import { dialogSize, type Picture, screenSize } from "./picture.ts";
import calendarDark from "./pictures/calendar-dark.svg";
import calendarLight from "./pictures/calendar-light.svg";
import dashboardDark from "./pictures/dashboard-dark.webp";
import dashboardHalfDark from "./pictures/dashboard-half-dark.webp";
import dashboardHalfLight from "./pictures/dashboard-half-light.webp";
import dashboardLight from "./pictures/dashboard-light.webp";
import dashboardPhoneDark from "./pictures/dashboard-phone-dark.webp";
import dashboardPhoneLight from "./pictures/dashboard-phone-light.webp";
import feedbackDark from "./pictures/feedback-dark.svg";
import feedbackLight from "./pictures/feedback-light.svg";
import historyDark from "./pictures/history-dark.webp";
import historyHalfDark from "./pictures/history-half-dark.webp";
import historyHalfLight from "./pictures/history-half-light.webp";
import historyLight from "./pictures/history-light.webp";
import historyPhoneDark from "./pictures/history-phone-dark.webp";
import historyPhoneLight from "./pictures/history-phone-light.webp";
import leaveDark from "./pictures/leave-management-dark.webp";
import leaveHalfDark from "./pictures/leave-management-half-dark.webp";
import leaveHalfLight from "./pictures/leave-management-half-light.webp";
import leaveLight from "./pictures/leave-management-light.webp";
import leavePhoneDark from "./pictures/leave-management-phone-dark.webp";
import leavePhoneLight from "./pictures/leave-management-phone-light.webp";
import myLeaveDark from "./pictures/my-leave-dark.webp";
import myLeaveHalfDark from "./pictures/my-leave-half-dark.webp";
import myLeaveHalfLight from "./pictures/my-leave-half-light.webp";
import myLeaveLight from "./pictures/my-leave-light.webp";
import myLeavePhoneDark from "./pictures/my-leave-phone-dark.webp";
import myLeavePhoneLight from "./pictures/my-leave-phone-light.webp";
import notesDark from "./pictures/notes-dark.svg";
import notesLight from "./pictures/notes-light.svg";

export interface Feature {
  title: string;
  body: string;
  picture: Picture;
  /** The picture's alternative text, beginning with the feature's name. */
  alt: string;
}

/** What the hero shows. */
export const historyPicture: Picture = {
  light: { wide: historyLight, half: historyHalfLight, phone: historyPhoneLight },
  dark: { wide: historyDark, half: historyHalfDark, phone: historyPhoneDark },
  size: dialogSize,
};

/** The product's features; the first `shownAtFirst` are shown at first. */
export const features: readonly Feature[] = [
  {
    title: "Dashboard",
    body: "What awaits your decision, who is away, how many people you are and what changed, at a glance.",
    alt: "Dashboard: how many people there are, who is away, and the leave requests awaiting a decision.",
    picture: {
      light: { wide: dashboardLight, half: dashboardHalfLight, phone: dashboardPhoneLight },
      dark: { wide: dashboardDark, half: dashboardHalfDark, phone: dashboardPhoneDark },
      size: screenSize,
    },
  },
  {
    title: "Leave Management",
    body: "Every leave request in the company, with its days and status. Approve or reject in one step.",
    alt: "Leave Management: the company's leave requests in a table, with type, dates and status.",
    picture: {
      light: { wide: leaveLight, half: leaveHalfLight, phone: leavePhoneLight },
      dark: { wide: leaveDark, half: leaveHalfDark, phone: leavePhoneDark },
      size: screenSize,
    },
  },
  {
    title: "My Leave",
    body: "Your balances and your requests. See what would remain before you apply.",
    alt: "My Leave: an employee's balances, used and left, and the requests made so far.",
    picture: {
      light: { wide: myLeaveLight, half: myLeaveHalfLight, phone: myLeavePhoneLight },
      dark: { wide: myLeaveDark, half: myLeaveHalfDark, phone: myLeavePhoneDark },
      size: screenSize,
    },
  },
  {
    title: "Calendar",
    body: "The month at a time: who is away and what is coming up.",
    alt: "Calendar: a drawing of a month with absences and events on its days.",
    picture: { light: { wide: calendarLight }, dark: { wide: calendarDark }, size: screenSize },
  },
  {
    title: "Feedback System",
    body: "Feedback between colleagues, sent with a purpose and kept where it can be found again.",
    alt: "Feedback System: a drawing of feedback passing between two colleagues.",
    picture: { light: { wide: feedbackLight }, dark: { wide: feedbackDark }, size: screenSize },
  },
  {
    title: "Notes Management",
    body: "Notes about a person's work and goals, for today's manager and the next.",
    alt: "Notes Management: a drawing of notes about a person, with their goals.",
    picture: { light: { wide: notesLight }, dark: { wide: notesDark }, size: screenSize },
  },
];
export const shownAtFirst = 3;
