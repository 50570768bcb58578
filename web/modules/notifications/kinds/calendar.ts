import { IconCake, IconCalendarEvent } from "@tabler/icons-react";
import { type Area, places } from "#contract/places.ts";
import { formatTime, proseDay, proseNearDay } from "#web/ui/format/dates.ts";
import { type NotificationOf, opened, type ShownKinds } from "./kind.ts";

type EventReminder = NotificationOf<"eventInADay" | "eventInAnHour">;

const eventReminder = {
  icon: ["blue", IconCalendarEvent],
  title: ({ details }: EventReminder) => `Reminder: ${details.eventName}`,
  body: ({ details: { eventDate, eventTime } }: EventReminder) =>
    `${proseNearDay(eventDate)}, ${formatTime(eventTime)}`,
  leadsTo: ({ aboutId, details: { eventDate } }: EventReminder, area: Area) =>
    opened(aboutId, (id) => places.calendarEvent(area, id, eventDate), places.calendar(area)),
} as const;

export const calendarKinds = {
  eventInADay: {
    ...eventReminder,
    choice: {
      group: "calendar",
      name: "Events, a day before",
      help: "A work event in the calendar",
    },
  },
  eventInAnHour: {
    ...eventReminder,
    choice: {
      group: "calendar",
      name: "Events, an hour before",
      help: "A work event in the calendar",
    },
  },
  teamOccasion: {
    icon: ["accent", IconCake],
    title: ({ details: { occasion, about, years } }) =>
      occasion === "birthday"
        ? `${about.name}’s birthday`
        : `${about.name}: ${years === 1 ? "one year" : `${years} years`} with the company`,
    body: ({ details }) => proseDay(details.day),
    leadsTo: ({ details }, area) => places.calendarDay(area, details.day),
    choice: {
      group: "people",
      name: "Birthdays and anniversaries",
      help: "Someone you lead has a birthday or a work anniversary today",
      isFor: ({ can }) => can.reviewLeave,
    },
  },
} satisfies Partial<ShownKinds>;
