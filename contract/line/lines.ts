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
  Text,
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

/** A human's reason, or else the gap that the change closes. */
const why = <Gap extends z.ZodType>(gap: Gap) => ({
  reason: TypedReason.optional(),
  gap: gap.optional(),
});
const saysWhy = requiredUnder(["reason", "gap"], whyMessage);

/** The leader of one employee: a manager, none yet, or again the head of the department. */
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

/** The manager of these employees from a day on, whatever the department, with a reason. */
export const LineChange = isInOrder(
  z
    .strictObject({
      people: atMostLed(Led),
      ...lineDays,
      ...why(z.literal("nobodyLeads")),
      /** The preview's; without it, changes recorded meanwhile refuse nothing. */
      basedOn: Text.max(64).optional(),
    })
    .refine(...saysWhy),
);
export type LineChange = z.output<typeof LineChange>;

export const LineWithdrawal = z.strictObject({ reason: TypedReason });
export type LineWithdrawal = z.output<typeof LineWithdrawal>;

/** The next manager of someone's people, or none yet. */
export const NextLeader = z
  .strictObject({
    leads: z.enum(["manager", "nobody"]),
    managerId: requiredId("Please choose their manager").optional(),
    /** From the figures that the caller saw; without it, changes recorded meanwhile refuse nothing. */
    basedOn: Text.max(64).optional(),
  })
  .refine(({ leads, managerId }) => (leads === "manager") === (managerId !== undefined), {
    path: ["managerId"],
    message: "Please choose their manager",
  });
export type NextLeader = z.output<typeof NextLeader>;

/** The next manager of all of someone's people, as head or by own lines, later ones included. */
export const PassedOn = z
  .strictObject({
    managerId: Id,
    leadsNext: NextLeader,
    from: requiredDate("Please choose the first day"),
    ...why(z.enum(["managerDeactivated", "managerEnds"])),
  })
  .refine(...saysWhy);
export type PassedOn = z.output<typeof PassedOn>;

/** An employee's people, by number, and what passes on with them. */
export const Leading = z.object({
  /** Another value once another change for these people is recorded. */
  basedOn: z.string(),
  people: z.int(),
  /** People to lead from a later day, whatever the department. */
  later: z.int(),
  departments: z.array(z.string()),
  passes: z.object({ leave: z.int(), notes: z.int(), promises: z.int() }),
  /** Drafts of notes, which only their author reads, without those about the caller. */
  drafts: z.int(),
  /** People passed on since a deactivation or a last day, who do not come back with an activation or a rehire. */
  passedOn: z.array(Id),
});
export type Leading = z.infer<typeof Leading>;

export const RecordedLine = z.object({
  id: Id,
  leads: z.enum(lineLeads),
  manager: PersonName.nullable(),
  from: PlainDate,
  to: PlainDate.nullable(),
  reason: Reason,
  recordedAt: Instant,
  recordedBy: PersonName,
  /** The day of announcement, if it was not immediate. */
  announcedFrom: PlainDate.nullable(),
  withdrawnAt: Instant.nullable(),
});
export type RecordedLine = z.infer<typeof RecordedLine>;

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
    traceless: "It changes nothing.",
  },
  setLines: {
    method: "POST",
    path: "/secure/continuity/set-lines",
    access: "superadmin",
    summary: `Record the manager of up to ${maxLed} employees from a day on, past or to come: all or none`,
    body: LineChange,
    response: Done,
    errors: ["line_changed", "line_overlaps", "circle_of_managers"],
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
    errors: ["not_found", "line_changed", "circle_of_managers"],
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
