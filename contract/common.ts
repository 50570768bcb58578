import { z } from "zod";
import { isEmail } from "./rules/email.ts";
import { isStrongPassword } from "./rules/password.ts";

const storable = /^[^\0]*$/;
const notStorable = "This text holds a character that cannot be stored";
const notADate = "Please enter a date as YYYY-MM-DD";

/** Typed text: trimmed, without the NUL character, which no database column can hold. */
export const Text = z.string().trim().regex(storable, notStorable);

/** Text that must be there and not be blank; the message answers an absent key too. */
export const requiredText = (message: string, max = 200) =>
  z
    .string(message)
    .trim()
    .regex(storable, notStorable)
    .min(1, message)
    .max(max, `At most ${max} characters`);

/** Text that may be left out, or blank. */
export const optionalText = (max = 200) => Text.max(max, `At most ${max} characters`);

/** Text that may be blank, and follows the rule when it is not. */
export const blankOr = (holds: (text: string) => boolean, message: string, max = 200) =>
  optionalText(max).refine((text) => text === "" || holds(text), message);

/** An e-mail address as doc A §5 allows it. */
export const requiredEmail = (required: string, malformed = "Please enter a valid email address") =>
  requiredText(required, 254).refine((text) => text === "" || isEmail(text), malformed);

/** A password to be set: never trimmed, and bounded, since hashing costs by length. */
export const NewPassword = z
  .string("Password is required")
  .max(200, "At most 200 characters")
  .refine(isStrongPassword, "The password does not meet every rule");

/** A password to be compared: nothing is asked of it but a bound. */
export const GivenPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(200);

/** The calendar has no year zero, and no database a day in it. */
const isInAYear = (date: string) => date >= "0001";

/** A day on the calendar, with no time and no zone: "2026-03-02". */
export const PlainDate = z.iso.date(notADate).refine(isInAYear, notADate);

/** A day that must be given; the message answers an absent or blank one. */
export const requiredDate = (message: string) =>
  z.iso
    .date({
      error: ({ code, input }) => (code === "invalid_type" || input === "" ? message : notADate),
    })
    .refine(isInAYear, notADate);

/** A day that a form may also send as blank or null, both meaning none. */
export const PossibleDate = z
  .string()
  .refine((text) => text === "" || PlainDate.safeParse(text).success, notADate)
  .nullish();

/** A moment in time, in UTC: "2026-03-02T08:00:00.000Z". */
export const Instant = z.iso.datetime();

/** The number of a record. */
export const Id = z.int().positive();

/** The number of a record that must be chosen. */
export const requiredId = (message: string) => z.int(message).positive(message);

export const IdParams = z.strictObject({ id: z.coerce.number().pipe(Id) });

/** The number of a record in a query. */
export const QueryId = z.coerce.number().pipe(Id);

/** Yes or no in a query. */
export const QueryFlag = z.stringbool({ truthy: ["true"], falsy: ["false"] });

/** What the documents let a client send although the server knows it better; accepted and never used. */
export const Ignored = z.union([z.string().max(200), z.number()]).nullish();

/** What every list that can be long may be asked for. */
export const ListQuery = z.strictObject({
  search: Text.max(100).optional(),
  /** A column's name, with a leading minus for descending. */
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,40}$/)
    .optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});
export type ListQuery = z.output<typeof ListQuery>;

/** The columns a list can be sorted by, each also descending with a leading minus. */
export const sortedBy = <const Column extends string>(...columns: Column[]) =>
  z.enum(columns.flatMap((column) => [column, `-${column}`] as const)).optional();

/** Somebody, as far as naming them goes. */
export const PersonName = z.object({ id: Id, name: z.string() });
export type PersonName = z.infer<typeof PersonName>;

/** The answer of a change that has nothing more to say. */
export const Done = z.strictObject({ ok: z.literal(true) });

/** The answer of a creation: the new record's number. */
export const Created = z.object({ id: Id });

/** The e-mail somebody signs in with. */
export const RequiredEmail = requiredEmail("Email is required");
