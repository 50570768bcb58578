import { z } from "zod";
import { plainProblem } from "./plain-problem.ts";
import { isEmail } from "./rules/email.ts";
import { emailProblem } from "./rules/email-problem.ts";
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

/** Typed text on one line, trimmed; every string of the contract is this or narrower. */
export const Text = z.string().trim().refine(isText, notStorable);

/** A required, visible name or title; the message also covers a missing key. */
export const requiredText = (message: string, max: number = maxLengths.name) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .refine(isText, notStorable)
    .refine(isInOneDirection, notStorable)
    .refine((text) => !isInvisible(text), message)
    .max(max, tooLong(max));

/** A name or a title that may be absent or blank. */
export const optionalText = (max: number = maxLengths.name) =>
  Text.refine(isInOneDirection, notStorable)
    .refine((text) => text === "" || !isInvisible(text), notStorable)
    .max(max, tooLong(max));

/** Required, visible text of several lines. */
export const requiredLongText = (message: string, max: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .refine(isLongText, notStorable)
    .refine((text) => !isInvisible(text), message)
    .max(max, tooLong(max));

/** Text of several lines that may be absent or blank. */
export const optionalLongText = (max: number) =>
  z.string().trim().refine(isLongText, notStorable).max(max, tooLong(max));

/** Text typed by a human: no other string has this type. */
export type TypedText = string & z.$brand<"typed">;

/** The same schema for a human's words, such as a reason. */
export const typedByHuman = <Schema extends z.ZodType<string>>(text: Schema) =>
  text.brand<"typed">();

/** Blank text, or text that follows the rule. */
export const blankOr = (isValid: (text: string) => boolean, message: string, max = 200) =>
  optionalText(max).refine((text) => text === "" || isValid(text), message);

/** An email address that the product allows. */
export const requiredEmail = (required: string) =>
  requiredText(required, maxLengths.email).refine((text) => text === "" || isEmail(text), {
    error: ({ input }) => emailProblem(String(input)),
  });

/** A new password: never trimmed, and limited in length because longer input costs more to hash. */
export const NewPassword = z
  .string("Password is required")
  .max(200, "At most 200 characters")
  .refine(isText, notStorable)
  .refine(isStrongPassword, "The password does not meet every rule");

/** A password to compare: only its length is limited. */
export const GivenPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(200)
  .refine(isText, notStorable);

/** Neither the calendar nor a database has a year zero. */
const isInAYear = (date: string) => date >= "0001";

/** A day needs later days in a four-digit form; other programs write 9999-12-31 for no last day. */
const isBeforeLastYear = (date: string) => date < "9999";
const inLastYear = "Please enter a day before the year 9999, or none";

/** A day on the calendar, with no time and no zone: "2026-03-02". */
export const PlainDate = z.iso.date(notADate).refine(isInAYear, notADate);

/** The first or last day of a recorded fact; effects of it have later days. */
export const GivenDay = PlainDate.refine(isBeforeLastYear, inLastYear);

/** The message also covers a missing or blank day, and the year 1 as "none". */
export const requiredDate = (message: string) =>
  z.iso
    .date({
      error: ({ code, input }) => (code === "invalid_type" || input === "" ? message : notADate),
    })
    .refine(isInAYear, notADate)
    .refine(isBeforeLastYear, inLastYear)
    .refine((date) => givenDate(date) !== null, message);

/** Blank and null both mean none. */
export const PossibleDate = z
  .string()
  .refine((text) => text === "" || z.iso.date().refine(isInAYear).safeParse(text).success, notADate)
  .refine((text) => text === "" || isBeforeLastYear(text), inLastYear)
  .nullish();

/** A moment in time, in UTC: "2026-03-02T08:00:00.000Z". */
export const Instant = z.iso.datetime();

/** Requires a value under any of its names, despite other errors in the input; for `refine`. */
export const requiredUnder = (
  names: readonly string[],
  message: string,
): [(given: object) => boolean, { path: string[]; message: string; when: typeof isOfObject }] => [
  (given) => names.some((name) => Reflect.get(given, name) !== undefined),
  { path: names.slice(0, 1), message, when: isOfObject },
];

const isOfObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

export const Id = z.int().positive();

export const requiredId = (message: string) => z.int(message).positive(message);

/** A whole number in a path, a query or a form: digits only, so neither "1e3" nor " 5 ". */
export const inDigits = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess(
    (given) => (typeof given === "string" && /^\d{1,16}$/.test(given) ? Number(given) : given),
    schema,
  );

/** The id of a record in a path, a query or a form. */
export const QueryId = inDigits(Id);

export const IdParams = z.strictObject({ id: QueryId });

/** The largest number of a record that is not an id: a version, a row. */
const maxCounted = 2_147_483_647;

/** The version of a record that was read; a change of a later one is refused. */
export const Version = z.int().positive().max(maxCounted);

/** The version of a record in a query. */
export const QueryVersion = inDigits(Version);

/** The ids of at most so many records in a query, separated by commas. */
export const queryIds = (max: number, what = "ids") =>
  z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/, "Please give ids, separated by commas")
    .transform((ids) => ids.split(",").map(Number))
    .refine((ids) => ids.length <= max, `At most ${max} ${what}`);

export const QueryFlag = z.stringbool({ truthy: ["true"], falsy: ["false"] });

/** A value the server decides; the specification lets a client send it. Accepted and ignored. */
export const Ignored = z.union([Text.max(200), z.number()]).nullish();

/** The most rows in a response; a call without page and page size gets the first ones. */
export const maxPageSize = 2_000;

/** The query of every long list. */
export const ListQuery = z.strictObject({
  search: Text.max(100).optional(),
  /** A leading minus means descending. */
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,40}$/)
    .optional(),
  page: inDigits(z.int().min(1).max(100_000)).default(1),
  pageSize: inDigits(z.int().min(1).max(maxPageSize)).default(50),
});
export type ListQuery = z.output<typeof ListQuery>;

/** Each column is also available in descending order, with a leading minus. */
export const sortedBy = <const Column extends string>(...columns: Column[]) =>
  z.enum(columns.flatMap((column) => [column, `-${column}`] as const)).optional();

export const PersonName = z.object({ id: Id, name: z.string() });
export type PersonName = z.infer<typeof PersonName>;

export const Done = z.strictObject({ ok: z.literal(true) });

export const Created = z.object({ id: Id });

export const RequiredEmail = requiredEmail("Email is required");
