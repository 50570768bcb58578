import { z } from "zod";
import type { KeyScope } from "../codes/api-keys.ts";
import { Id, inDigits } from "../common.ts";
import { commonErrors, type ErrorCode } from "../errors.ts";

/** A call by an API key. Version 1 only grows: `frozen.json` states what it promises. */
export interface KeyOperation {
  method: "GET";
  /** Below the base path; `:name` parts are `params`. */
  path: `/v1/${string}`;
  /** Null for what every key may call. */
  scope: KeyScope | null;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  response: z.ZodType;
  /** Errors beyond those of every key. */
  errors?: readonly ErrorCode[];
}

export type NamedKeyOperation = KeyOperation & { name: string };

type PartOf<Op, Part extends string> = Op extends { [P in Part]: infer S extends z.ZodType }
  ? { [P in Part]: z.output<S> }
  : unknown;

/** A handler's input after parsing. */
export type KeyInput<Op> = PartOf<Op, "params"> & PartOf<Op, "query">;

/** Names each operation after its key. */
export const defineKeyOperations = <const Ops extends Record<string, KeyOperation>>(
  operations: Ops,
) =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, { ...operation, name }]),
  ) as { [K in keyof Ops]: Ops[K] & { name: K } };

const keyErrors = [
  "key_required",
  "key_unknown",
  "key_expired",
  "key_revoked",
  "company_suspended",
  "address_refused",
] as const satisfies readonly ErrorCode[];

export const errorCodesOfKey = ({ scope, errors = [] }: KeyOperation): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...commonErrors.filter((code) => !bodyErrors.includes(code)),
    ...keyErrors,
    ...(scope ? (["scope_missing"] as const) : []),
    ...errors,
  ]),
];

const bodyErrors: readonly ErrorCode[] = ["payload_too_large", "unsupported_media_type"];

/** Marks a list of codes that may get new ones; callers have to expect unknown ones. */
export const openCodes = <const Code extends string>(codes: readonly Code[]) =>
  z.enum(codes).meta({ "x-open": true });

export const maxRows = 200;

const wrongCursor = "Please give the cursor of the page before, as it was";

/** The place after a row: its id, unreadable on purpose. */
const Cursor = z
  .string()
  .regex(/^[\w-]{2,40}$/, wrongCursor)
  .transform((cursor, context) => {
    const id = idIn(cursor);
    if (id === undefined) context.addIssue({ code: "custom", message: wrongCursor });
    return id ?? z.NEVER;
  });

function idIn(cursor: string): number | undefined {
  try {
    const [, id] = /^after (\d{1,16})$/.exec(atob(cursor.replaceAll("-", "+"))) ?? [];
    return id === undefined ? undefined : Number(id);
  } catch {
    return undefined;
  }
}

export const cursorAfter = (id: number): string =>
  btoa(`after ${id}`).replaceAll("+", "-").replaceAll("=", "");

/** Rows come in the order of their ids, so pages stay right while rows are added. */
export const pageQuery = {
  limit: inDigits(z.int().min(1).max(maxRows)).default(50),
  cursor: Cursor.optional(),
};

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    /** The next page's cursor; null on the last page. */
    next: z.string().nullable(),
  });

/** A reference to a record, null for none. */
export const Reference = Id.nullable();
