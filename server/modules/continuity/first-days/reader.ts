import type { Context } from "#server/context.ts";

/** Who asks, on which day. */
export type Reader = Pick<Context, "tx" | "actor" | "today">;
