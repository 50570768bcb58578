import { places } from "#contract/places.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { quotedName, shownName } from "#server/mail/given-names.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { startOfEvent } from "./event-start.ts";
import { findEventForMail, findOccasionForMail } from "./reminders/mail-queries.ts";

/** A reminder of a work event. Its mail is dropped after the start, a move or a removal. */
const eventReminder = <Kind extends "eventInADay" | "eventInAnHour">(kind: Kind) =>
  defineNotice(kind, {
    mail: async ({ context: { tx, now }, area, aboutId, details: { eventDate, eventTime } }) => {
      const event = await findEventForMail(tx, { eventId: aboutId, eventDate, eventTime });
      if (!event || startOfEvent(event, event.timeZone).epochMilliseconds <= now.getTime())
        return undefined;
      const { eventName } = event;
      return {
        subject: `Reminder: ${shownName(eventName) || "an event in your calendar"}`,
        paragraphs: [
          `${quotedName(eventName)} is in your company’s calendar for ${dayText(eventDate)} at ${eventTime.slice(0, 5)}, company time.`,
        ],
        action: {
          label: "Open the calendar",
          path: places.calendarEvent(area, aboutId, eventDate),
        },
        footnote: "You receive this because you chose to be reminded of work events by email.",
      };
    },
  });

export const eventReminders = {
  eventInADay: eventReminder("eventInADay"),
  eventInAnHour: eventReminder("eventInAnHour"),
};

/** A birthday or work anniversary in a manager's team. Its mail is dropped after the day or a change of manager. */
export const teamOccasion = defineNotice("teamOccasion", {
  mail: async ({ context: { tx, today }, recipient, area, aboutId, details }) => {
    const { occasion, day, years } = details;
    const led = { employeeId: aboutId, managerId: recipient.id, day };
    const found = today === day ? await findOccasionForMail(tx, led) : undefined;
    if (!found) return undefined;
    const name = shownName(found.employeeName) || "a colleague";
    return {
      ...(occasion === "birthday"
        ? {
            subject: "A birthday in your team",
            paragraphs: [`Today is the birthday of ${name}.`],
          }
        : {
            subject: "A work anniversary in your team",
            paragraphs: [
              `Today ${name} has been with the company for ${years === 1 ? "one year" : `${years} years`}.`,
            ],
          }),
      action: { label: "Open the calendar", path: places.calendarDay(area, day) },
      footnote: "You receive this because you lead this employee.",
    };
  },
});

export const calendarNotices: readonly AnyNotice[] = [
  ...Object.values(eventReminders),
  teamOccasion,
];
