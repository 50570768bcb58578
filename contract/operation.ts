import type { z } from "zod";
import type { RecordPart } from "./codes/people.ts";
import type { SecurityEventKind } from "./codes/security-event-kind.ts";
import type { ErrorCode } from "./errors.ts";
import type { Limit } from "./limits.ts";

/** An employee's progress. Each standing may call the operations of those before it; deactivated employees have none. */
export const standings = ["registering", "completing", "approved"] as const;
export type Standing = (typeof standings)[number];

/** Rules about single records come on top, in each module's access.ts. */
type Access = "public" | Standing | "superadmin";

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
  | "continuity"
  | "audit"
  | "sso"
  | "keys"
  | "hooks"
  | "payroll";

interface Reading {
  method: "GET";
  touches?: never;
}

interface Writing {
  method: "POST" | "PUT" | "DELETE";
  /** Modules with outdated reads after the call, its own included; notifications have a stream of their own. */
  touches: readonly ModuleName[];
}

export type Operation = (Reading | Writing) & {
  /** Below the base path; `:name` parts are `params`. */
  path: `/api/${string}` | `/secure/${string}`;
  access: Access;
  /** The standings of a super administrator before approval: registration, or the owner's wizard. */
  alsoWhile?: readonly Exclude<Standing, "approved">[];
  /** Works within ten minutes of a sign-in or of `confirmIdentity`; later it is refused with `confirmation_needed`. */
  confirmed?: true;
  /** Works even for a person who has to add a second step of sign-in first; others are refused with `factor_needed`. */
  whileEnrolling?: true;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** Returns 201; repeated calls with the same `Idempotency-Key` take effect once. */
  creates?: true;
  /** Returns one page of an array, with the total in `X-Total-Count`. */
  paged?: true;
  /** Accepts the caller's version as `If-Match: "3"`; a changed record refuses the call. */
  versioned?: true;
  /** A file instead of JSON. Exports and archives are written while being sent; a calendar is an iCalendar feed. */
  file?: "upload" | "download" | "export" | "archive" | "calendar";
  /** Opens a part of someone's record: reader, subject and day are recorded with the read. */
  recorded?: RecordPart;
  /** Stays open and sends a new event after each possible change (`text/event-stream`). */
  stream?: true;
  /** Adds many records, so a nearly full disk refuses it, as it does each upload. */
  addsMany?: true;
  /** Recorded as this in the audit log; a write without it as `other_change` unless the work records itself, an export as `exported`. A read with it is recorded once an hour. */
  event?: SecurityEventKind;
  /** Why a write may be in neither the history nor the audit log. */
  traceless?: string;
  /** Counts attempts before the work, and uncounts them unless they fail. */
  limited?: Limit;
  /** Errors beyond `commonErrors`. */
  errors?: readonly ErrorCode[];
};

export type NamedOperation = Operation & { module: string; name: string };

type Parts = "params" | "query" | "body";
type PartOf<Op, K extends Parts> = Op extends { [P in K]: infer S extends z.ZodType } ? S : never;
type GivenParts<Op> = { [K in Parts]: PartOf<Op, K> extends never ? never : K }[Parts];

type OptionalParts<Op> = {
  [K in GivenParts<Op>]: undefined extends z.input<PartOf<Op, K>> ? K : never;
}[GivenParts<Op>];

/** A caller's input; a part with an optional schema may be left out. */
export type Input<Op> = {
  [K in Exclude<GivenParts<Op>, OptionalParts<Op>>]: z.input<PartOf<Op, K>>;
} & { [K in OptionalParts<Op>]?: z.input<PartOf<Op, K>> };

/** A handler's input after parsing, with the caller's version if the operation is versioned. */
export type ParsedInput<Op> = { [K in GivenParts<Op>]: z.output<PartOf<Op, K>> } & (Op extends {
  versioned: true;
}
  ? { version: number | undefined }
  : unknown);

export interface Page<Row> {
  items: Row[];
  total: number;
}

type Body<Op> = Op extends { response: infer S extends z.ZodType } ? z.output<S> : never;

/** A handler's result and a client's response: the body, or a page of it. */
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
