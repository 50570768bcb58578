import { z } from "zod";
import type { NamedOperation } from "#contract/operation.ts";

type Differing = Partial<
  Pick<NamedOperation, "module" | "access" | "body" | "event" | "file" | "response" | "traceless">
>;

/** A write outside the contract, for tests of the doors; open to approved employees by default. */
export const testOperation = (name: string, differing: Differing = {}): NamedOperation => ({
  module: "auth",
  name,
  method: "POST",
  touches: [],
  path: `/secure/${name}`,
  access: "approved",
  summary: "For a test",
  response: z.object({ ok: z.literal(true) }),
  ...differing,
});
