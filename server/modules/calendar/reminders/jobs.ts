import type { Occasion } from "#contract/codes/calendar.ts";
import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { startOfEvent } from "../event-start.ts";
import { findEventForMail, findOccasionForMail } from "./mail-queries.ts";
import { eventReminderMail, teamOccasionMail } from "./mails.ts";

const areaOf = ({ employeeRole }: { employeeRole: string }) =>
  isSuperadmin(employeeRole) ? "superadmin" : "staff";

interface EventPayload {
  eventId: number;
  recipientId: number;
  eventDate: string;
  eventTime: string;
}

/** Reminds someone of a work event by mail; nothing is sent once it was removed or moved, or has started. */
export const mailEventReminder = defineJob<EventPayload>(
  "calendar.mailEventReminder",
  async ({ tx, links, now }, { recipientId, ...at }) => {
    const event = await findEventForMail(tx, recipientId, at);
    if (!event || startOfEvent(event, event.timeZone).epochMilliseconds <= now.getTime()) return [];
    const url = links.to(places.calendarEvent(areaOf(event), at.eventId, at.eventDate));
    const settingsUrl = notificationSettingsUrl(links);
    return [mailEffect(eventReminderMail(event, { url, settingsUrl }))];
  },
);

interface OccasionPayload {
  employeeId: number;
  managerId: number;
  occasion: Occasion;
  day: string;
  /** Of work; null for a birthday. */
  years: number | null;
}

/** Tells a manager of a birthday or a work anniversary by mail; nothing is sent after the day, or once they do not lead the employee. */
export const mailTeamOccasion = defineJob<OccasionPayload>(
  "calendar.mailTeamOccasion",
  async ({ tx, links, today }, { occasion, years, ...of }) => {
    const found = today === of.day ? await findOccasionForMail(tx, of) : undefined;
    if (!found) return [];
    const url = links.to(places.calendarDay(areaOf(found), of.day));
    const settingsUrl = notificationSettingsUrl(links);
    return [mailEffect(teamOccasionMail({ ...found, occasion, years }, { url, settingsUrl }))];
  },
);

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const calendarJobs: readonly Job<any>[] = [mailEventReminder, mailTeamOccasion];
