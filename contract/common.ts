import { z } from "zod";

/** Typed text: trimmed, without the NUL character, which no database column can hold. */
export const Text = z
  .string()
  .trim()
  .regex(/^[^\0]*$/, "This text holds a character that cannot be stored");

/** Text that must not be blank. */
export const requiredText = (message: string, max = 200) =>
  Text.min(1, message).max(max, `At most ${max} characters`);

/** Text that may be left out, or blank. */
export const optionalText = (max = 200) => Text.max(max, `At most ${max} characters`);

/** A day on the calendar, with no time and no zone: "2026-03-02". */
export const PlainDate = z.iso.date("Please enter a date as YYYY-MM-DD");

/** A moment in time, in UTC: "2026-03-02T08:00:00.000Z". */
export const Instant = z.iso.datetime();

/** The number of a record. */
export const Id = z.int().positive();

export const IdParams = z.strictObject({ id: z.coerce.number().pipe(Id) });

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

/** The answer of a change that has nothing more to say. */
export const Done = z.strictObject({ ok: z.literal(true) });

/** The answer of a creation: the new record's number. */
export const Created = z.object({ id: Id });
