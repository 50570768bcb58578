import type { Context } from "#server/context.ts";

export type Reader = Pick<Context, "tx" | "actor" | "today">;
