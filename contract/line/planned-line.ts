import { z } from "zod";
import { lineLeads } from "../codes/continuity.ts";
import { GivenDay, Id, PersonName, PlainDate, requiredDate, requiredId } from "../common.ts";
import { announcedTooLate, isAnnouncedInTime } from "../rules/continuity.ts";
import { maxLed } from "../rules/max-selected.ts";

/** The first, last and announcement days. */
export const lineDays = {
  from: requiredDate("Please choose the first day"),
  /** Left out, it lasts until the next recorded change. */
  to: GivenDay.nullish(),
  /** The announcement, at the latest the first day; earlier, only super administrators know. At once if left out. */
  announcedFrom: GivenDay.nullish(),
};

export const atMostLed = <One extends z.ZodType>(person: One) =>
  z
    .array(person)
    .min(1, "Please choose people")
    .max(maxLed, `At most ${maxLed} people can be chosen`);

interface GivenDays {
  from: string;
  to?: string | null | undefined;
  announcedFrom?: string | null | undefined;
}

/** The last day and the announcement must fit the first day. */
export const isInOrder = <Change extends z.ZodType<GivenDays>>(change: Change) =>
  change
    .refine(({ from, to }) => !to || to >= from, {
      path: ["to"],
      message: "The last day cannot be before the first",
    })
    .refine(({ from, announcedFrom }) => isAnnouncedInTime(announcedFrom, from), {
      path: ["announcedFrom"],
      message: announcedTooLate,
    });

/** A name is required for a manager and refused otherwise. */
export const namesManager = {
  path: ["managerId"],
  message: "Please choose their manager",
};

/** An employee and a planned manager; without a choice, the present one stays. */
const ToBeLed = z
  .strictObject({
    employeeId: Id,
    leads: z.enum(lineLeads).optional(),
    managerId: requiredId(namesManager.message).optional(),
  })
  .refine(
    ({ leads, managerId }) => (leads === "manager") === (managerId !== undefined),
    namesManager,
  );

/** The managers of these employees from a day on, whatever the department. */
export const PlannedLine = isInOrder(z.strictObject({ people: atMostLed(ToBeLed), ...lineDays }));
export type PlannedLine = z.output<typeof PlannedLine>;

/** What passes on, by number: open requests for leave, open promises, line notes. */
const Passes = z.object({ leave: z.int(), promises: z.int(), notes: z.int() });

/** The effect of a change on one employee. */
export const LedPerson = z.object({
  employee: PersonName,
  /** The recorded and the planned manager on the first day; null is none yet. */
  was: PersonName.nullable(),
  is: PersonName.nullable(),
  /** The day before the next recorded change; null without one. */
  until: PlainDate.nullable(),
  /** The manager after that day. */
  next: PersonName.nullable(),
  /** An unchanged manager passes nothing on. */
  passes: Passes,
  /** Whether a handover opens. */
  isHandedOver: z.boolean(),
});
export type LedPerson = z.infer<typeof LedPerson>;

const People = z.array(PersonName);

export const LineBlock = z.discriminatedUnion("kind", [
  z.object({
    /** People who would lead each other, in this order, from a day on; a large circle is cut short. */
    kind: z.literal("circle"),
    people: People,
    size: z.int(),
    day: PlainDate,
    /** A way out: this employee under that manager, or none yet; `stays` means the present manager. */
    way: z.object({ employee: PersonName, stays: z.boolean(), manager: PersonName.nullable() }),
  }),
  /** A limited change would overlap a recorded one, from the earliest of these days on. */
  z.object({ kind: z.literal("overlap"), people: People, day: PlainDate }),
  /** They are not employed on the first day. */
  z.object({ kind: z.literal("early"), people: People }),
  z.object({ kind: z.literal("left"), people: People }),
  /** The manager is not employed on the first day. */
  z.object({ kind: z.literal("managerEarly"), manager: PersonName, people: People }),
  z.object({ kind: z.literal("managerLeft"), manager: PersonName, people: People }),
  /** They would lead themselves. */
  z.object({ kind: z.literal("self"), people: People }),
]);
export type LineBlock = z.infer<typeof LineBlock>;

export const LineNotice = z.discriminatedUnion("kind", [
  /** The next manager is on approved leave in the first week. */
  z.object({ kind: z.literal("away"), manager: PersonName, from: PlainDate, to: PlainDate }),
  /** The next manager is deactivated: super administrators decide until a replacement. */
  z.object({ kind: z.literal("deactivated"), manager: PersonName }),
  /** The next manager's last day is within 60 days of the change. */
  z.object({ kind: z.literal("leavesSoon"), manager: PersonName, lastDay: PlainDate }),
  /** The previous manager has drafts about these people, which stay unread. */
  z.object({ kind: z.literal("drafts"), manager: PersonName, drafts: z.int() }),
]);
export type LineNotice = z.infer<typeof LineNotice>;

export const LinePreview = z.object({
  today: PlainDate,
  /** Sent back when saving: another change meanwhile refuses it. */
  basedOn: z.string(),
  people: z.array(LedPerson),
  /** Reasons to refuse the plan: one entry each, and the first five circles. */
  blocks: z.array(LineBlock),
  /** At most 20 of each kind. */
  notices: z.array(LineNotice),
  /** The due days of a handover's three steps; null if none opens. */
  due: z.tuple([PlainDate, PlainDate, PlainDate]).nullable(),
  /** The last secret day and the number of super administrators who know; null if all know at once. */
  secret: z.object({ until: PlainDate, superadmins: z.int() }).nullable(),
});
export type LinePreview = z.infer<typeof LinePreview>;
