import { z } from "zod";
import { lackingChoices, shutdownStates } from "#contract/codes/leave.ts";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  ListQuery,
  PersonName,
  PlainDate,
  QueryId,
  requiredDate,
  requiredId,
  requiredText,
} from "#contract/common.ts";

const maxDays = 62;
const dayMs = 86_400_000;

const day = (message: string) =>
  requiredDate(message).refine((date) => date <= "2199-12-31", "Please enter a date before 2200");

export const NewShutdown = z
  .strictObject({
    /** Each person reads this as the reason of the leave. */
    name: requiredText("Please enter a name", 100),
    from: day("Please enter the first day"),
    to: day("Please enter the last day"),
    departmentId: requiredId("Please choose a department").nullable(),
    ifLacking: z.enum(lackingChoices, "Please choose what those get who lack days"),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    message: "The last day cannot be before the first",
  })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < maxDays, {
    path: ["to"],
    message: `At most ${maxDays} days`,
  });
export type NewShutdown = z.output<typeof NewShutdown>;

export const Shutdown = z.object({
  id: Id,
  name: z.string(),
  from: PlainDate,
  to: PlainDate,
  department: z.object({ id: Id, name: z.string() }).nullable(),
  ifLacking: z.enum(lackingChoices),
  state: z.enum(shutdownStates),
  /** People counted so far. */
  people: z.int(),
  /** People processed in the present state. */
  done: z.int(),
  /** People with too few days of annual leave. */
  lacking: z.int(),
  /** The total of all people. */
  annualDays: z.number(),
  unpaidDays: z.number(),
  by: PersonName,
  recordedAt: Instant,
  /** Who undid or discarded it. */
  ended: z.object({ by: PersonName, at: Instant }).nullable(),
  /** A shutdown can be undone between its booking and its start. */
  canUndo: z.boolean(),
});
export type Shutdown = z.infer<typeof Shutdown>;

export const ShutdownPerson = z.object({
  employee: PersonName,
  annualDays: z.number(),
  unpaidDays: z.number(),
  lackingDays: z.number(),
});
export type ShutdownPerson = z.infer<typeof ShutdownPerson>;

const access = "superadmin";
const touches = ["leave", "employees", "calendar", "continuity", "dashboard"] as const;
const change = {
  method: "PUT",
  access,
  params: IdParams,
  response: Done,
  errors: ["not_found", "shutdown_in_other_state"],
} as const;

export const leaveShutdown = {
  shutdowns: {
    method: "GET",
    path: "/secure/leave/shutdown",
    access,
    summary: "List the shutdowns of the company, the last ones first, with how far each is",
    query: ListQuery.omit({ search: true, sort: true }),
    response: z.array(Shutdown),
    paged: true,
  },
  planShutdown: {
    method: "POST",
    path: "/secure/leave/shutdown",
    access,
    summary:
      "Plan leave for everyone, or for a department: what it costs each person is counted, and nothing is booked yet",
    body: NewShutdown,
    response: Created,
    creates: true,
    touches: ["leave"],
  },
  shutdownPeople: {
    method: "GET",
    path: "/secure/leave/shutdown/people",
    access,
    summary: "List what a shutdown costs each person, those who lack the most days first",
    query: ListQuery.omit({ search: true, sort: true }).extend({ shutdownId: QueryId }),
    response: z.array(ShutdownPerson),
    paged: true,
  },
  bookShutdown: {
    ...change,
    path: "/secure/leave/shutdown/book/:id",
    summary:
      "Book a shutdown that has been counted: each person's own days, holidays and leave are respected, and each is notified once",
    touches,
  },
  discardShutdown: {
    ...change,
    path: "/secure/leave/shutdown/discard/:id",
    summary: "Discard a shutdown that has been counted and not booked",
    touches: ["leave"],
  },
  undoShutdown: {
    ...change,
    path: "/secure/leave/shutdown/undo/:id",
    summary:
      "Undo a shutdown that has not begun: all leave that it booked and still is, is cancelled",
    touches,
  },
} as const;
