import { z } from "zod";
import { lineLeads } from "../codes/continuity.ts";
import { GivenDay, Id, PersonName, PlainDate, requiredDate, requiredId } from "../common.ts";
import { announcedTooLate, isAnnouncedInTime } from "../rules/continuity.ts";
import { maxLed } from "../rules/max-selected.ts";

/** From when, until when, and from when it is known. */
export const lineDays = {
  from: requiredDate("Please choose the first day"),
  /** The last day; without one it lasts until the next change that is recorded. */
  to: GivenDay.nullish(),
  /** The first day on which all may know of it, at the latest its own; until then super administrators alone. At once if left out. */
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

/** The last day is not before the first, nor the announcement after it. */
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

/** A manager is named if one leads, and only then. */
export const namesManager = {
  path: ["managerId"],
  message: "Please choose their manager",
};

/** One of the employees, and who is to lead them; as long as nothing is chosen for them, they stay as they are. */
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

/** Who is to lead these employees, whatever their department, from a day on. */
export const PlannedLine = isInOrder(z.strictObject({ people: atMostLed(ToBeLed), ...lineDays }));
export type PlannedLine = z.output<typeof PlannedLine>;

/** What passes on, by number: open requests for leave, open promises, notes for the line. */
const Passes = z.object({ leave: z.int(), promises: z.int(), notes: z.int() });

/** What a change means for one employee. */
export const LedPerson = z.object({
  employee: PersonName,
  /** Who leads them on the first day as recorded now, and who would; null is nobody yet. */
  was: PersonName.nullable(),
  is: PersonName.nullable(),
  /** The last day of it, the day before the next that is recorded; null without one. */
  until: PlainDate.nullable(),
  /** Who leads them after that day. */
  next: PersonName.nullable(),
  /** Nothing passes if the same manager leads them before and after. */
  passes: Passes,
  /** Whether a handover opens for them. */
  isHandedOver: z.boolean(),
});
export type LedPerson = z.infer<typeof LedPerson>;

const People = z.array(PersonName);

/** Why the change as it is planned would be refused. */
export const LineBlock = z.discriminatedUnion("kind", [
  z.object({
    /** People who would lead each other, in this order, from a day on; of a large circle only its beginning. */
    kind: z.literal("circle"),
    people: People,
    size: z.int(),
    day: PlainDate,
    /** Who of those chosen is to be led by whom instead: by who leads them now if they stay as they are, or by nobody yet. */
    way: z.object({ employee: PersonName, stays: z.boolean(), manager: PersonName.nullable() }),
  }),
  /** For these a change is recorded from a day, the earliest of theirs, that a limited one would overlap. */
  z.object({ kind: z.literal("overlap"), people: People, day: PlainDate }),
  /** They are not employed yet, or not any more, on the first day. */
  z.object({ kind: z.literal("early"), people: People }),
  z.object({ kind: z.literal("left"), people: People }),
  /** Who is to lead these people is not employed yet, or not any more, on the first day. */
  z.object({ kind: z.literal("managerEarly"), manager: PersonName, people: People }),
  z.object({ kind: z.literal("managerLeft"), manager: PersonName, people: People }),
  /** They would lead themselves. */
  z.object({ kind: z.literal("self"), people: People }),
]);
export type LineBlock = z.infer<typeof LineBlock>;

/** What is allowed, and good to know before. */
export const LineNotice = z.discriminatedUnion("kind", [
  /** Who is to lead is on approved leave in the first week. */
  z.object({ kind: z.literal("away"), manager: PersonName, from: PlainDate, to: PlainDate }),
  /** Who is to lead has been deactivated: until someone else does, super administrators decide. */
  z.object({ kind: z.literal("deactivated"), manager: PersonName }),
  /** Who led until now has drafts about these people, which nobody else reads. */
  z.object({ kind: z.literal("drafts"), manager: PersonName, drafts: z.int() }),
]);
export type LineNotice = z.infer<typeof LineNotice>;

export const LinePreview = z.object({
  /** The company's day. */
  today: PlainDate,
  /** In the given order. */
  people: z.array(LedPerson),
  /** What has to be changed first: one entry for each reason, of circles at most the first five. */
  blocks: z.array(LineBlock),
  /** At most 20 of each kind. */
  notices: z.array(LineNotice),
  /** When the three steps of the handovers are due; null if none opens. */
  due: z.tuple([PlainDate, PlainDate, PlainDate]).nullable(),
  /** Who alone may know of it until which last day; null if everyone may at once. */
  secret: z.object({ until: PlainDate, superadmins: z.int() }).nullable(),
});
export type LinePreview = z.infer<typeof LinePreview>;
