import { z } from "zod";
import { plainProblem } from "./plain-problem.ts";
import { isEmail } from "./rules/email.ts";
import { isStrongPassword } from "./rules/password.ts";
import { givenDate } from "./rules/person.ts";
import {
  isInOneDirection,
  isInvisible,
  isLongText,
  isText,
  maxLengths,
  notStorable,
  tooLong,
} from "./rules/text.ts";

z.config({ customError: plainProblem });

const notADate = "Please enter a date as YYYY-MM-DD";

/** Typed text on one line, trimmed; every string of the contract is this, or has a narrower form. */
export const Text = z.string().trim().refine(isText, notStorable);

/** A name or a title that is required and can be seen; the message also covers a missing key. */
export const requiredText = (message: string, max: number = maxLengths.name) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .refine(isText, notStorable)
    .refine(isInOneDirection, notStorable)
    .refine((text) => !isInvisible(text), message)
    .max(max, tooLong(max));

/** A name or a title that may be left out or blank. */
export const optionalText = (max: number = maxLengths.name) =>
  Text.refine(isInOneDirection, notStorable)
    .refine((text) => text === "" || !isInvisible(text), notStorable)
    .max(max, tooLong(max));

/** Text of several lines that is required and can be seen. */
export const requiredLongText = (message: string, max: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .refine(isLongText, notStorable)
    .refine((text) => !isInvisible(text), message)
    .max(max, tooLong(max));

/** Text of several lines that may be left out or blank. */
export const optionalLongText = (max: number) =>
  z.string().trim().refine(isLongText, notStorable).max(max, tooLong(max));

/** Text that a human has typed, which nothing else of type string is. */
export type TypedText = string & z.$brand<"typed">;

/** The same schema, whose text is known to come from a human: a reason that is kept as it was typed. */
export const typedByHuman = <Schema extends z.ZodType<string>>(text: Schema) =>
  text.brand<"typed">();

/** Text that may be blank, and follows the rule if it is not. */
export const blankOr = (isValid: (text: string) => boolean, message: string, max = 200) =>
  optionalText(max).refine((text) => text === "" || isValid(text), message);

/** An email address that the product allows. */
export const requiredEmail = (required: string, malformed = "Please enter a valid email address") =>
  requiredText(required, maxLengths.email).refine(
    (text) => text === "" || isEmail(text),
    malformed,
  );

/** A password to be set: never trimmed, and limited in length, since longer input costs more to hash. */
export const NewPassword = z
  .string("Password is required")
  .max(200, "At most 200 characters")
  .refine(isText, notStorable)
  .refine(isStrongPassword, "The password does not meet every rule");

/** A password to be compared: only its length is limited. */
export const GivenPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(200)
  .refine(isText, notStorable);

/** The calendar has no year zero, and no database a day in it. */
const isInAYear = (date: string) => date >= "0001";

/** A day has days after it, also in a form with four digits; other programs write 9999-12-31 for no last day. */
const isBeforeLastYear = (date: string) => date < "9999";
const inLastYear = "Please enter a day before the year 9999, or none";

/** A day on the calendar, with no time and no zone: "2026-03-02". */
export const PlainDate = z.iso.date(notADate).refine(isInAYear, notADate);

/** A day that is given, from or until which something is recorded; what follows from it has later days. */
export const GivenDay = PlainDate.refine(isBeforeLastYear, inLastYear);

/** A required day; the message also covers a missing or blank one, and the year 1, which means none. */
export const requiredDate = (message: string) =>
  z.iso
    .date({
      error: ({ code, input }) => (code === "invalid_type" || input === "" ? message : notADate),
    })
    .refine(isInAYear, notADate)
    .refine(isBeforeLastYear, inLastYear)
    .refine((date) => givenDate(date) !== null, message);

/** A day that a form may also send as blank or null, both meaning none. */
export const PossibleDate = z
  .string()
  .refine((text) => text === "" || z.iso.date().refine(isInAYear).safeParse(text).success, notADate)
  .refine((text) => text === "" || isBeforeLastYear(text), inLastYear)
  .nullish();

/** A moment in time, in UTC: "2026-03-02T08:00:00.000Z". */
export const Instant = z.iso.datetime();

/** Requires a value under any of its names, whatever else is wrong with the input; for `refine`. */
export const requiredUnder = (
  names: readonly string[],
  message: string,
): [(given: object) => boolean, { path: string[]; message: string; when: typeof isOfObject }] => [
  (given) => names.some((name) => Reflect.get(given, name) !== undefined),
  { path: names.slice(0, 1), message, when: isOfObject },
];

const isOfObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

/** The id of a record. */
export const Id = z.int().positive();

/** The id of a record that must be chosen. */
export const requiredId = (message: string) => z.int(message).positive(message);

export const IdParams = z.strictObject({ id: z.coerce.number().pipe(Id) });

/** The largest number of a record that is not an id: a version, a row. */
const maxCounted = 2_147_483_647;

/** The version of a record that was read; a change of a later one is refused. */
export const Version = z.int().positive().max(maxCounted);

/** The id of a record in a query. */
export const QueryId = z.coerce.number().pipe(Id);

/** The version of a record in a query. */
export const QueryVersion = z.coerce.number().pipe(Version);

/** The ids of at most so many records in a query, separated by commas. */
export const queryIds = (max: number, what = "ids") =>
  z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/, "Please give ids, separated by commas")
    .transform((ids) => ids.split(",").map(Number))
    .refine((ids) => ids.length <= max, `At most ${max} ${what}`);

/** A boolean in a query. */
export const QueryFlag = z.stringbool({ truthy: ["true"], falsy: ["false"] });

/** A value that the specification lets a client send although the server decides it; accepted and ignored. */
export const Ignored = z.union([Text.max(200), z.number()]).nullish();

/** How many rows a response contains at most; a call that names neither page nor page size gets the first so many. */
export const maxPageSize = 2_000;

/** The query of every list that can be long. */
export const ListQuery = z.strictObject({
  search: Text.max(100).optional(),
  /** A column's name, with a leading minus for descending. */
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,40}$/)
    .optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(50),
});
export type ListQuery = z.output<typeof ListQuery>;

/** The columns a list can be sorted by, each also in descending order with a leading minus. */
export const sortedBy = <const Column extends string>(...columns: Column[]) =>
  z.enum(columns.flatMap((column) => [column, `-${column}`] as const)).optional();

/** An employee by id and name. */
export const PersonName = z.object({ id: Id, name: z.string() });
export type PersonName = z.infer<typeof PersonName>;

/** The response of a change that returns no data. */
export const Done = z.strictObject({ ok: z.literal(true) });

/** The response of a creation: the new record's id. */
export const Created = z.object({ id: Id });

/** The email address used to sign in. */
export const RequiredEmail = requiredEmail("Email is required");
