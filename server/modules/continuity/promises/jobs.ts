import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { findPromiseForMail } from "./mail-queries.ts";
import { promiseChangedMail, promiseDueMail } from "./mails.ts";

interface PromisePayload {
  promiseId: number;
  recipientId: number;
}

/** Mails someone that a promise to them, or by those they lead, has changed; nothing is sent once it was taken back. */
export const mailPromiseChanged = defineJob<PromisePayload>(
  "continuity.mailPromiseChanged",
  async ({ tx, links, today }, payload) => {
    const { promiseId, recipientId } = payload;
    const promise = await findPromiseForMail(tx, { ...payload, today });
    if (!promise || promise.state === "taken_back") return [];
    const isOwn = promise.employeeId === recipientId;
    const area = isSuperadmin(promise.employeeRole) ? "superadmin" : "staff";
    const path = isOwn
      ? places.ownPromise(area, promiseId)
      : places.promise(area, promise.employeeId, promiseId);
    const mailLinks = { url: links.to(path), settingsUrl: notificationSettingsUrl(links) };
    return [mailEffect(promiseChangedMail({ ...promise, isOwn }, mailLinks))];
  },
);

/** Reminds who leads an employee of a promise; nothing is sent once it is settled, or due on another day. */
export const mailPromiseDue = defineJob<PromisePayload & { dueOn: string }>(
  "continuity.mailPromiseDue",
  async ({ tx, links, today }, { dueOn, ...payload }) => {
    const promise = await findPromiseForMail(tx, { ...payload, today });
    if (promise?.state !== "open" || promise.dueOn !== dueOn) return [];
    const area = isSuperadmin(promise.employeeRole) ? "superadmin" : "staff";
    const url = links.to(places.promise(area, promise.employeeId, payload.promiseId));
    const settingsUrl = notificationSettingsUrl(links);
    return [mailEffect(promiseDueMail({ ...promise, dueOn }, { url, settingsUrl }))];
  },
);

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const promiseJobs: readonly Job<any>[] = [mailPromiseChanged, mailPromiseDue];
