import type { CodedReason, ReasonCode } from "#contract/codes/reason.ts";
import type { TypedText } from "#contract/common.ts";

/** Why something happened, as rows keep it: what a human typed, or a code whose values name records by their ids. */
export type StoredReason = { by: "person"; text: TypedText } | CodedReason<number, TypedText>;

/** What a human typed; nothing if they left it blank. */
export const said = (text: TypedText | "" | undefined): StoredReason | undefined =>
  text ? { by: "person", text } : undefined;

type ValuesOf<Code extends ReasonCode> = Extract<StoredReason, { code: Code }>["values"];

/** A reason that the product gives itself. */
export const because = <Code extends ReasonCode>(
  code: Code,
  values: ValuesOf<Code>,
): StoredReason => ({ by: "product", code, values }) as StoredReason;
