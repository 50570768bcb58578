import { places } from "#contract/places.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { shownName } from "#server/mail/given-names.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { findPromiseForMail } from "./promises/mail-queries.ts";
import { findStandInForMail } from "./stand-ins/stand-in-queries.ts";

/** A change of a promise; the mail is dropped once the promise is withdrawn. */
export const promiseChanged = defineNotice("promiseChanged", {
  mail: async ({ context: { tx, today }, recipient, area, aboutId: promiseId }) => {
    const found = { promiseId, recipientId: recipient.id, today };
    const promise = await findPromiseForMail(tx, found);
    if (!promise || promise.state === "taken_back") return undefined;
    const who = shownName(promise.employeeName) || "An employee";
    const label = "View the promises";
    if (promise.employeeId === recipient.id)
      return {
        subject: "A promise made to you",
        paragraphs: ["A promise made to you was written down or has changed. Sign in to read it."],
        action: { label, path: places.ownPromise(area, promiseId) },
        footnote: "You receive this because the promise is to you.",
      };
    return {
      subject: `${who} proposes a promise`,
      paragraphs: [
        `${who} has written down what was agreed with them, and asks you to confirm it. Sign in to read it.`,
      ],
      action: { label, path: places.promise(area, promise.employeeId, promiseId) },
      footnote: "You receive this because you lead them.",
    };
  },
});

/** A promise is due; the mail is dropped once it is settled or moved. */
export const promiseDue = defineNotice("promiseDue", {
  mail: async ({ context: { tx, today }, recipient, area, aboutId: promiseId, details }) => {
    const { dueOn } = details;
    const found = { promiseId, recipientId: recipient.id, today };
    const promise = await findPromiseForMail(tx, found);
    if (promise?.state !== "open" || promise.dueOn !== dueOn) return undefined;
    const who = shownName(promise.employeeName) || "an employee";
    return {
      subject: `A promise to ${who} falls due`,
      paragraphs: [
        `A promise to ${who} falls due on ${dayText(dueOn)}. Sign in to read it, and record whether it was kept, given a new day or broken.`,
      ],
      action: {
        label: "View the promise",
        path: places.promise(area, promise.employeeId, promiseId),
      },
      footnote: "You receive this because you lead them.",
    };
  },
});

/** The start or end of a stand-in, while true; the reason stays in the app. */
export const standIn = defineNotice("standIn", {
  mail: async ({ context: { tx, today }, area, aboutId, details: { isNamed } }) => {
    const found = await findStandInForMail(tx, { id: aboutId, isNamed, today });
    if (!found) return undefined;
    const { managerName, from, to } = found;
    const who = shownName(managerName) || "a manager";
    const days = from === to ? `on ${dayText(from)}` : `from ${dayText(from)} to ${dayText(to)}`;
    return {
      subject: isNamed ? `You stand in for ${who}` : `You no longer stand in for ${who}`,
      paragraphs: [
        isNamed
          ? `You stand in for ${who} ${days}. In that time requests for leave from the people they lead come to you, too, and you may decide on them.`
          : `You no longer stand in for ${who}. Requests for leave from the people they lead no longer come to you.`,
      ],
      action: { label: "See whom you stand in for", path: places.ownStory(area) },
      footnote: "You receive this because it is about you.",
    };
  },
});

export const continuityNotices: readonly AnyNotice[] = [promiseChanged, promiseDue, standIn];
