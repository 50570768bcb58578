import type { CodedReason, ReasonCode } from "#contract/codes/reason.ts";
import type { TypedText } from "#contract/common.ts";

/** In rows: a human's words, or a code whose values name records by id. */
export type StoredReason = { by: "person"; text: TypedText } | CodedReason<number, TypedText>;

/** A human's words; undefined if blank. */
export const said = (text: TypedText | "" | undefined): StoredReason | undefined =>
  text ? { by: "person", text } : undefined;

type ValuesOf<Code extends ReasonCode> = Extract<StoredReason, { code: Code }>["values"];

export const because = <Code extends ReasonCode>(
  code: Code,
  values: ValuesOf<Code>,
): StoredReason => ({ by: "product", code, values }) as StoredReason;
