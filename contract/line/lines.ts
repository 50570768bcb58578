import { z } from "zod";
import { lineLeads } from "../codes/continuity.ts";
import {
  Done,
  Id,
  IdParams,
  Instant,
  PersonName,
  PlainDate,
  requiredDate,
  requiredId,
  requiredText,
  requiredUnder,
  typedByHuman,
} from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";
import { maxLed } from "../rules/max-selected.ts";
import { Reason } from "../story.ts";
import { touchedByMoves } from "../touched-modules.ts";
import {
  atMostLed,
  isInOrder,
  LinePreview,
  lineDays,
  namesManager,
  PlannedLine,
} from "./planned-line.ts";

const whyMessage = "Please say why, for the history";
const TypedReason = typedByHuman(requiredText(whyMessage, 500));

/** What a human typed, or else the gap that the change closes. */
const why = <Gap extends z.ZodType>(gap: Gap) => ({
  reason: TypedReason.optional(),
  gap: gap.optional(),
});
const saysWhy = requiredUnder(["reason", "gap"], whyMessage);

/** Who leads one of the employees: a manager, nobody yet, or again the head of their department. */
const Led = z
  .strictObject({
    employeeId: Id,
    leads: z.enum(lineLeads),
    managerId: requiredId(namesManager.message).optional(),
  })
  .refine(
    ({ leads, managerId }) => (leads === "manager") === (managerId !== undefined),
    namesManager,
  );

/** Who leads these employees, whatever their department, from a day on, with why. */
export const LineChange = isInOrder(
  z
    .strictObject({ people: atMostLed(Led), ...lineDays, ...why(z.literal("nobodyLeads")) })
    .refine(...saysWhy),
);
export type LineChange = z.output<typeof LineChange>;

export const LineWithdrawal = z.strictObject({ reason: TypedReason });
export type LineWithdrawal = z.output<typeof LineWithdrawal>;

/** Who leads those whom someone has led until now: a manager, or nobody yet. */
export const NextLeader = z
  .strictObject({
    leads: z.enum(["manager", "nobody"]),
    managerId: requiredId("Please choose their manager").optional(),
  })
  .refine(({ leads, managerId }) => (leads === "manager") === (managerId !== undefined), {
    path: ["managerId"],
    message: "Please choose their manager",
  });
export type NextLeader = z.output<typeof NextLeader>;

/** Who leads from a day on all whom a manager leads, as head or whatever the department, also later. */
export const PassedOn = z
  .strictObject({
    managerId: Id,
    leadsNext: NextLeader,
    from: requiredDate("Please choose the first day"),
    ...why(z.enum(["managerDeactivated", "managerEnds"])),
  })
  .refine(...saysWhy);
export type PassedOn = z.output<typeof PassedOn>;

/** Whom an employee leads, by number, and what passes on with them. */
export const Leading = z.object({
  /** How many people they lead today. */
  people: z.int(),
  /** How many more they are to lead later, whatever the department. */
  later: z.int(),
  /** The departments that they head, today or later, by name. */
  departments: z.array(z.string()),
  passes: z.object({ leave: z.int(), notes: z.int() }),
  /** How many drafts of notes they have, which nobody else reads; without those about who asks. */
  drafts: z.int(),
});
export type Leading = z.infer<typeof Leading>;

/** A recorded change of who leads an employee. */
export const RecordedLine = z.object({
  id: Id,
  leads: z.enum(lineLeads),
  manager: PersonName.nullable(),
  from: PlainDate,
  to: PlainDate.nullable(),
  reason: Reason,
  recordedAt: Instant,
  recordedBy: PersonName,
  /** The first day on which everyone may know of it, if that was not at once. */
  announcedFrom: PlainDate.nullable(),
  withdrawnAt: Instant.nullable(),
});
export type RecordedLine = z.infer<typeof RecordedLine>;

/** Who leads one person, whatever their department. */
export const lineOperations = {
  previewLines: {
    method: "POST",
    path: "/secure/continuity/preview-lines",
    access: "superadmin",
    summary:
      "Show the effects of a change of manager, and why it would be refused, without making it",
    body: PlannedLine,
    response: LinePreview,
    limited: limits.preview,
    touches: [],
  },
  setLines: {
    method: "POST",
    path: "/secure/continuity/set-lines",
    access: "superadmin",
    summary: `Record the manager of up to ${maxLed} employees from a day on, past or to come: all or none`,
    body: LineChange,
    response: Done,
    errors: ["line_overlaps", "circle_of_managers"],
    limited: limits.many,
    touches: touchedByMoves,
  },
  passOn: {
    method: "POST",
    path: "/secure/continuity/pass-on",
    access: "superadmin",
    summary:
      "Pass all of a manager's people to another manager, or to none yet, from a day on; people they lead later are included",
    body: PassedOn,
    response: Done,
    errors: ["not_found", "circle_of_managers"],
    limited: limits.many,
    touches: touchedByMoves,
  },
  lines: {
    method: "GET",
    path: "/secure/continuity/lines/:id",
    access: "superadmin",
    summary: "List the recorded lines of an employee, whatever their department",
    params: IdParams,
    response: z.array(RecordedLine),
    errors: ["not_found"],
  },
  leading: {
    method: "GET",
    path: "/secure/continuity/leading/:id",
    access: "superadmin",
    summary: "Count whom an employee leads, today and later, and what would pass on with them",
    params: IdParams,
    response: Leading,
    errors: ["not_found"],
  },
  withdrawLine: {
    method: "POST",
    path: "/secure/continuity/withdraw-line/:id",
    access: "superadmin",
    summary: "Withdraw a recorded change of manager, as if it had never been made",
    params: IdParams,
    body: LineWithdrawal,
    response: Done,
    errors: ["not_found", "circle_of_managers"],
    touches: touchedByMoves,
  },
} as const satisfies Record<string, Operation>;
