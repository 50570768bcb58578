import { z } from "zod";
import {
  factsThatDecide,
  parentalBases,
  parentalEvents,
  parentRoles,
} from "#contract/codes/parental-event.ts";
import { Id, IdParams, Instant, PersonName, PlainDate, requiredDate } from "#contract/common.ts";

const [firstDay, lastDay] = ["2000-01-01", "2199-12-31"];
const pool = "Together the parents have four months and ten days";

const Length = z.object({ months: z.int(), days: z.int() });

const AgreedShare = z
  .strictObject({
    months: z.int("Please enter whole months").min(0, "At least 0 months").max(4, pool),
    days: z.int("Please enter whole days").min(0, "At least 0 days").max(133, pool),
  })
  .refine(({ months, days }) => months < 4 || days <= 10, { path: ["days"], message: pool });

/** The event of maternity leave; only for South African companies, where the law depends on it. */
export const ParentalFacts = z
  .strictObject({
    event: z.enum(parentalEvents, "Please choose what the leave is for"),
    /** The actual or expected day of birth, adoption order or placement; it decides the applicable law. */
    date: requiredDate("Please enter the date").refine(
      (date) => date >= firstDay && date <= lastDay,
      "Please enter a date between 2000 and 2199",
    ),
    /** `first`: the parent who gives birth, or takes the longer leave for an adoption or a surrogate's birth. */
    role: z.enum(parentRoles).default("first"),
    /** Required for events from 3 October 2025. */
    hasEmployedPartner: z.boolean().optional(),
    /** This parent's share by agreement of two employed parents; left out, each has half. */
    agreedShare: AgreedShare.nullish(),
    isChildUnderTwo: z.boolean().optional(),
  })
  .refine((facts) => facts.hasEmployedPartner !== undefined || !factsThatDecide(facts).partner, {
    path: ["hasEmployedPartner"],
    message: "Please say whether another parent is employed",
  })
  .refine((facts) => !facts.agreedShare || factsThatDecide(facts).share, {
    path: ["agreedShare"],
    message: "Only two employed parents share leave, for a child from 3 October 2025 on",
  })
  .refine((facts) => facts.isChildUnderTwo !== undefined || !factsThatDecide(facts).childAge, {
    path: ["isChildUnderTwo"],
    message: "Please say whether the child is under two",
  });

/** The legal grant, with facts about the dates. */
export const ParentalGrant = z.object({
  basis: z.enum(parentalBases),
  source: z.string(),
  length: Length,
  until: PlainDate.nullable(),
  beyondFrom: PlainDate.nullable(),
  isSecondBlock: z.boolean(),
  earliest: PlainDate.nullable(),
  restUntil: PlainDate.nullable(),
});

/** A request's statement of its event. */
export const ParentalLeave = z.object({
  id: Id,
  length: Length,
  /** Null if the request does not state the event. */
  facts: ParentalFacts.nullable(),
  /** Null without a stated event, and outside South Africa. */
  grant: ParentalGrant.nullable(),
  statedBy: PersonName.nullable(),
  statedAt: Instant.nullable(),
  /** Whether an earlier statement differs. */
  isCorrected: z.boolean(),
  /** Whether the reader may state or correct it. */
  canCorrect: z.boolean(),
});
export type ParentalLeave = z.infer<typeof ParentalLeave>;

const errors = ["not_found"] as const;

/** The event of maternity leave: read one request at a time, by the employee and the reviewers. */
export const leaveParental = {
  parental: {
    method: "GET",
    path: "/secure/leave/parental/:id",
    access: "approved",
    summary:
      "Show what a request for maternity leave is for, and what the law grants for it; yours, or one on which you may decide",
    params: IdParams,
    response: ParentalLeave,
    recorded: "leave",
    errors,
  },
  correctParental: {
    method: "PUT",
    path: "/secure/leave/parental/:id",
    access: "approved",
    summary:
      "State or correct what your open maternity leave is for, or as a super administrator anyone's; its days stay as they were counted",
    params: IdParams,
    body: ParentalFacts,
    response: ParentalLeave,
    versioned: true,
    errors: [...errors, "forbidden", "leave_already_decided"],
    touches: ["leave", "employees", "continuity"],
  },
} as const;
