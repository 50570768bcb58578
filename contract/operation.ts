import type { z } from "zod";
import type { RecordPart } from "./codes/people.ts";
import type { ErrorCode } from "./errors.ts";
import type { Limit } from "./limits.ts";

/**
 * How far an employee has come: an owner whose company is not registered yet, an employee whose profile is not approved yet,
 * and one who is approved. Each may call what those before them may; a deactivated employee has none and may call nothing.
 */
export const standings = ["registering", "completing", "approved"] as const;
export type Standing = (typeof standings)[number];

/**
 * Who may call an operation: anyone, employees of at least this standing, or approved super administrators. Rules about
 * single records come on top, in each module's access.ts.
 */
type Access = "public" | Standing | "superadmin";

/** The modules of the API, by their names in `api`. */
export type ModuleName =
  | "auth"
  | "tenant"
  | "employees"
  | "departments"
  | "leave"
  | "feedback"
  | "notes"
  | "calendar"
  | "documents"
  | "notifications"
  | "onboarding"
  | "import"
  | "search"
  | "dashboard"
  | "continuity";

interface Reading {
  method: "GET";
  touches?: never;
}

interface Writing {
  method: "POST" | "PUT" | "DELETE";
  /**
   * The modules whose reads may return something else afterwards, the operation's own included; none if the call only asks
   * or changes nothing that is read. Notifications are left out, as they reach their readers by their own stream.
   */
  touches: readonly ModuleName[];
}

export type Operation = (Reading | Writing) & {
  /** Below the base path; parts in `:name` form are `params`. */
  path: `/api/${string}` | `/secure/${string}`;
  access: Access;
  /** The standings in which a super administrator calls it before being approved: in registration or in the owner's wizard. */
  alsoWhile?: readonly Exclude<Standing, "approved">[];
  /** One line for the API page, in domain terms. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** Returns 201, and takes effect once however often it is sent with the same `Idempotency-Key`. */
  creates?: true;
  /** Returns one page of an array, with the total in `X-Total-Count`. */
  paged?: true;
  /**
   * May be sent with the version of the record that the caller has seen, as `If-Match: "3"`; if it has changed since, the call
   * is refused.
   */
  versioned?: true;
  /**
   * Takes or returns a file instead of JSON; an export and an archive of files are written while they are being sent. A calendar is
   * what calendar programs subscribe to (iCalendar).
   */
  file?: "upload" | "download" | "export" | "archive" | "calendar";
  /** Opens a part of someone's record: which employee has read whose, on which day, is recorded with the read. */
  recorded?: RecordPart;
  /** Stays open and sends a new event whenever the result may have changed (`text/event-stream`). */
  stream?: true;
  /** Limits attempts, which are counted before the work begins and given back unless they failed. */
  limited?: Limit;
  /** The errors it may return beyond those of every operation (see `commonErrors`). */
  errors?: readonly ErrorCode[];
};

export type NamedOperation = Operation & { module: string; name: string };

type Parts = "params" | "query" | "body";
type PartOf<Op, K extends Parts> = Op extends { [P in K]: infer S extends z.ZodType } ? S : never;
type GivenParts<Op> = { [K in Parts]: PartOf<Op, K> extends never ? never : K }[Parts];

type OptionalParts<Op> = {
  [K in GivenParts<Op>]: undefined extends z.input<PartOf<Op, K>> ? K : never;
}[GivenParts<Op>];

/** What a caller sends; a part whose schema is optional may be left out. */
export type Input<Op> = {
  [K in Exclude<GivenParts<Op>, OptionalParts<Op>>]: z.input<PartOf<Op, K>>;
} & { [K in OptionalParts<Op>]?: z.input<PartOf<Op, K>> };

/** What a handler receives: the input after parsing, and the version that the caller has seen if the operation is versioned. */
export type ParsedInput<Op> = { [K in GivenParts<Op>]: z.output<PartOf<Op, K>> } & (Op extends {
  versioned: true;
}
  ? { version: number | undefined }
  : unknown);

/** One page of a list, and how many rows all pages have together. */
export interface Page<Row> {
  items: Row[];
  total: number;
}

type Body<Op> = Op extends { response: infer S extends z.ZodType } ? z.output<S> : never;

/** What a handler returns and a client receives: the body, or a page of it if the operation is paged. */
export type Result<Op> = Op extends { paged: true }
  ? Body<Op> extends (infer Row)[]
    ? Page<Row>
    : never
  : Body<Op>;

/** Names each operation after its module and key: `leave.approve`. */
export function defineOperations<
  const M extends string,
  const Ops extends Record<string, Operation>,
>(module: M, operations: Ops) {
  const named: Record<string, unknown> = Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, { ...operation, module, name }]),
  );
  return named as { [K in keyof Ops]: Ops[K] & { module: M; name: K } };
}
