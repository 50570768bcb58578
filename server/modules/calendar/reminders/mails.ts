import type { Occasion } from "#contract/codes/calendar.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import { quotedName, shownName } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";

interface ReportedEvent {
  eventName: string;
  eventDate: string;
  eventTime: string;
}

/** The mail that reminds of a work event. */
export const eventReminderMail = (
  { eventName, eventDate, eventTime, ...recipient }: Recipient & ReportedEvent,
  { url, settingsUrl }: NoticeLinks,
): Mail => ({
  ...addressed(recipient),
  subject: `Reminder: ${shownName(eventName) || "an event in your calendar"}`,
  paragraphs: [
    `${quotedName(eventName)} is in your company’s calendar for ${dayText(eventDate)} at ${eventTime.slice(0, 5)}, company time.`,
  ],
  action: { label: "Open the calendar", url },
  footnote: "You receive this because you chose to be reminded of work events by email.",
  settingsUrl,
});

interface ReportedOccasion {
  employeeName: string;
  occasion: Occasion;
  years: number | null;
}

/** The mail that tells a manager of a birthday or a work anniversary in their team. */
export const teamOccasionMail = (
  { employeeName, occasion, years, ...recipient }: Recipient & ReportedOccasion,
  { url, settingsUrl }: NoticeLinks,
): Mail => {
  const name = shownName(employeeName) || "a colleague";
  return {
    ...addressed(recipient),
    subject:
      occasion === "birthday" ? "A birthday in your team" : "A work anniversary in your team",
    paragraphs: [
      occasion === "birthday"
        ? `Today is the birthday of ${name}.`
        : `Today ${name} has been with the company for ${years === 1 ? "one year" : `${years} years`}.`,
    ],
    action: { label: "Open the calendar", url },
    footnote: "You receive this because you lead this employee.",
    settingsUrl,
  };
};
