import type { OperationId } from "#contract/index.ts";

/** Operations that are promised but not served yet: they answer 501, and `docs/not-served.md` lists them. */
export const notServed = [] as const satisfies readonly OperationId[];

export type NotServed = (typeof notServed)[number];
