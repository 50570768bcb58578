import { type Picture, pictureOf, screenSize } from "./picture.ts";

export interface Feature {
  title: string;
  body: string;
  picture: Picture;
  /** The picture's alternative text, beginning with the feature's name. */
  alt: string;
}

/** The product's features; the first `shownAtFirst` are shown at first. */
export const features: readonly Feature[] = [
  {
    title: "Dashboard",
    body: "What awaits your decision, who is away, how many people you are and what changed, at a glance.",
    alt: "Dashboard: how many people there are, who is away, and the leave requests awaiting a decision.",
    picture: pictureOf("dashboard", screenSize),
  },
  {
    title: "Leave Management",
    body: "Everyone's balances, and every leave request with its days and status. Approve or reject in one step.",
    alt: "Leave Management: how much leave is taken in the company, and each person's balances in a table.",
    picture: pictureOf("leave-management", screenSize),
  },
  {
    title: "My Leave",
    body: "Your balances and your requests. See what would remain before you apply.",
    alt: "My Leave: an employee's balances, used and left, and the requests made so far.",
    picture: pictureOf("my-leave", screenSize),
  },
  {
    title: "Calendar",
    body: "The month at a time: who is away, and what is coming up.",
    alt: "Calendar: a month with its work events, public holidays and birthdays, and who is away on each day.",
    picture: pictureOf("calendar", screenSize),
  },
  {
    title: "Feedback System",
    body: "Feedback between colleagues, sent with a purpose and kept where it can be found again.",
    alt: "Feedback System: the feedback that one person has received, with its subject, sender and whether it was read.",
    picture: pictureOf("feedback", screenSize),
  },
  {
    title: "Notes Management",
    body: "What a manager writes about a person stays for the next one, and each note says who reads it.",
    alt: "Notes Management: the notes about an employee by their manager and by the manager before, each with its audience.",
    picture: pictureOf("notes", screenSize),
  },
];
export const shownAtFirst = 3;
