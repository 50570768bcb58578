import { z } from "zod";
import {
  leaveTypeLabels,
  leaveTypes,
  type ownGrantKinds,
  ownTypeAskers,
  ownTypeColors,
} from "#contract/codes/leave.ts";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  PersonName,
  PlainDate,
  requiredDate,
  requiredId,
  requiredText,
} from "#contract/common.ts";
import { isYearStart } from "#contract/rules/leave.ts";

/** Types per company, and grants per type, ended ones included. */
export const maxOwnTypes = 100;
export const maxOwnGrants = 50;

/** A type of a company's own, as its leave shows it. */
export const OwnTypeName = z.object({ id: Id, name: z.string(), color: z.enum(ownTypeColors) });
export type OwnTypeName = z.infer<typeof OwnTypeName>;

const day = (message: string) =>
  requiredDate(message).refine(
    (date) => date >= "2000-01-01" && date <= "2199-12-31",
    "Please enter a date between 2000 and 2199",
  );
const Months = z
  .int("Please enter the months")
  .min(1, "At least 1 month")
  .max(120, "At most 120 months");

const given = {
  days: z
    .number("Please enter the days")
    .min(0.5, "At least half a day")
    .max(366, "At most 366 days")
    .multipleOf(0.5, "In half days"),
  /** Nothing is usable before this day. */
  from: day("Please enter the first day"),
};
const kindOf = <const Kind extends (typeof ownGrantKinds)[number]>(kind: Kind) => z.literal(kind);

/** Once, for those employed on one of these days. */
const Dated = z.strictObject({
  kind: kindOf("dated"),
  ...given,
  until: day("Please enter the last day"),
});
/** Each year from a day such as 01-01, for some months. */
const Yearly = z.strictObject({
  kind: kindOf("yearly"),
  ...given,
  yearDay: z.string("Please enter a day").refine(isYearStart, "A day such as 03-01"),
  usableMonths: Months,
});
/** In the month of the birthday. */
const Birthday = z.strictObject({ kind: kindOf("birthday"), ...given });
/** From an anniversary of service, for some months or for ever. */
const Service = z.strictObject({
  kind: kindOf("service"),
  ...given,
  afterYears: z.int("Please enter the years").min(1, "At least 1 year").max(60, "At most 60 years"),
  usableMonths: Months.nullable(),
});

const isInOrder = (grant: { kind: string; from: string; until?: unknown }) =>
  grant.kind !== "dated" || String(grant.until) >= grant.from;

/** How a type gives its days. */
export const OwnGrantTerms = z
  .discriminatedUnion("kind", [Dated, Yearly, Birthday, Service], "Please choose a kind")
  .refine(isInOrder, { path: ["until"], message: "The last day cannot be before the first" });
export type OwnGrantTerms = z.infer<typeof OwnGrantTerms>;

const recorded = {
  id: Id,
  recordedAt: Instant,
  /** Nothing begins after this day; null while in force. */
  lastDay: PlainDate.nullable(),
};

/** A grant is never changed; another one follows it. */
export const OwnGrant = z.discriminatedUnion("kind", [
  z.object({ ...Dated.shape, ...recorded }),
  z.object({ ...Yearly.shape, ...recorded }),
  z.object({ ...Birthday.shape, ...recorded }),
  z.object({ ...Service.shape, ...recorded }),
]);
export type OwnGrant = z.infer<typeof OwnGrant>;

export const OwnType = OwnTypeName.extend({
  isPaid: z.boolean(),
  /** Without a balance it can be asked for as often as reviewers allow. */
  needsBalance: z.boolean(),
  hasHalfDays: z.boolean(),
  askers: z.enum(ownTypeAskers),
  /** Empty unless only these may ask. */
  departments: z.array(z.object({ id: Id, name: z.string() })),
  /** A certificate is due for more days of work than this; null for none. */
  certificateAfterDays: z.int().nullable(),
  /** No new leave of it; what exists stays. */
  isClosed: z.boolean(),
  /** Whether the reader may ask for it today. */
  canAsk: z.boolean(),
  /** The first first. */
  grants: z.array(OwnGrant),
});
export type OwnType = z.infer<typeof OwnType>;

/** Codes too, as payroll files have them. */
const documented = [...leaveTypes, ...Object.values(leaveTypeLabels)].map((name) =>
  name.toLowerCase(),
);

const changeable = {
  name: requiredText("Please enter a name", 60).refine(
    (name) => !documented.includes(name.toLowerCase()),
    "This name is taken by a type of every company",
  ),
  color: z.enum(ownTypeColors, "Please choose a color"),
  hasHalfDays: z.boolean(),
  askers: z.enum(ownTypeAskers, "Please choose who may ask for it"),
  departmentIds: z.array(requiredId("Please choose a department")).max(50, "At most 50"),
  certificateAfterDays: z
    .int("Please enter whole days")
    .min(0, "At least 0 days")
    .max(30, "At most 30 days")
    .nullable(),
};
const namesDepartments = (type: { askers: string; departmentIds: readonly number[] }) =>
  (type.askers === "departments") === type.departmentIds.length > 0;
const atDepartments = { path: ["departmentIds"], message: "Please choose the departments" };

export const NewOwnType = z
  .strictObject({ ...changeable, isPaid: z.boolean(), needsBalance: z.boolean() })
  .refine(namesDepartments, atDepartments);
export type NewOwnType = z.infer<typeof NewOwnType>;

export const OwnTypeChange = z.strictObject(changeable).refine(namesDepartments, atDepartments);
export type OwnTypeChange = z.infer<typeof OwnTypeChange>;

const access = "superadmin";
const touches = ["leave", "employees", "calendar", "continuity", "dashboard"] as const;

export const leaveOwnTypes = {
  ownTypes: {
    method: "GET",
    path: "/secure/leave/own-types",
    access: "approved",
    summary:
      "List the types of leave of the company's own by name, with how they give days, and whether you may ask for them",
    response: z.array(OwnType),
  },
  unknownBirthDates: {
    method: "GET",
    path: "/secure/leave/own-types/unknown-birth-dates",
    access,
    summary:
      "Count the active people without a date of birth, whose birthday gives no days of leave, with the first of them by name",
    response: z.object({ people: z.array(PersonName), total: z.int() }),
  },
  addOwnType: {
    method: "POST",
    path: "/secure/leave/own-types",
    access,
    summary:
      "Add a type of leave of the company's own; whether it is paid and needs a balance cannot be changed later",
    body: NewOwnType,
    response: Created,
    creates: true,
    touches: ["leave", "dashboard"],
    event: "settings_changed",
  },
  changeOwnType: {
    method: "PUT",
    path: "/secure/leave/own-types/:id",
    access,
    summary:
      "Change the name, color, half days, certificate and askers of a type of the company's own",
    params: IdParams,
    body: OwnTypeChange,
    response: Done,
    errors: ["not_found"],
    touches,
    event: "settings_changed",
  },
  closeOwnType: {
    method: "PUT",
    path: "/secure/leave/own-types/close/:id",
    access,
    summary:
      "Close a type of the company's own for new leave, or open it again; leave that exists stays",
    params: IdParams,
    body: z.strictObject({ isClosed: z.boolean() }),
    response: Done,
    errors: ["not_found"],
    touches: ["leave", "dashboard"],
    event: "settings_changed",
  },
  addOwnGrant: {
    method: "POST",
    path: "/secure/leave/own-types/grants",
    access,
    summary: "Let a type of the company's own give days",
    body: z.strictObject({ ownTypeId: requiredId("Please choose a type"), grant: OwnGrantTerms }),
    response: Created,
    creates: true,
    errors: ["not_found"],
    touches,
    event: "settings_changed",
  },
  endOwnGrant: {
    method: "PUT",
    path: "/secure/leave/own-types/grants/end/:id",
    access,
    summary: "End a grant of a type of the company's own: it gives no days that begin later",
    params: IdParams,
    body: z.strictObject({ lastDay: day("Please enter the last day") }),
    response: Done,
    errors: ["not_found"],
    touches,
    event: "settings_changed",
  },
} as const;
