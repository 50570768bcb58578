import type { TypedText } from "#contract/common.ts";

/** Text that a human typed earlier, read from a row or a file. An import rule lists the files that may say so. */
export const typedBefore = (text: string): TypedText => text as TypedText;
