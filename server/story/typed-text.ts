import type { TypedText } from "#contract/common.ts";

/** Stored text of a human. An import rule lists the files that may say so. */
export const typedBefore = (text: string): TypedText => text as TypedText;
