import { z } from "zod";
import { eventLinkKinds, eventSubjectKinds, eventTypes } from "../codes/event-type.ts";
import { Id, Instant, inDigits } from "../common.ts";
import { type KeyOperation, maxRows, openCodes } from "./operation.ts";

const Event = z.object({
  /** The same each time that the event is sent. */
  id: z.string(),
  /** Rises by one from event to event of the company. */
  number: z.int(),
  type: openCodes(eventTypes),
  at: Instant,
  subject: z.object({ kind: openCodes(eventSubjectKinds), id: Id }),
  link: z.object({ kind: openCodes(eventLinkKinds), id: Id }).nullable(),
  /** Changed fields of the subject, by their names in this API; never their values. */
  fields: z.array(z.string()),
});

export const eventOperations = {
  listEvents: {
    method: "GET",
    path: "/v1/events",
    scope: "events.read",
    summary: "List changes of the last 30 days after an event, in their order",
    query: z.strictObject({
      /** The number of the last event that you have; all if left out. */
      after: inDigits(z.int().min(0)).default(0),
      limit: inDigits(z.int().min(1).max(maxRows)).default(50),
    }),
    response: z.object({
      items: z.array(Event),
      /** The number of the company's newest event; 0 before the first. */
      last: z.int(),
    }),
  },
} as const satisfies Record<string, KeyOperation>;
