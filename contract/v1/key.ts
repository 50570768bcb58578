import { z } from "zod";
import { keyScopes } from "../codes/api-keys.ts";
import { Id, Instant } from "../common.ts";
import { type KeyOperation, openCodes } from "./operation.ts";

export const keyOperations = {
  getKey: {
    method: "GET",
    path: "/v1/key",
    scope: null,
    summary: "Describe the key of this call",
    response: z.object({
      id: Id,
      name: z.string(),
      scopes: z.array(openCodes(keyScopes)),
      /** Of the secret that was sent. */
      expiresAt: Instant.nullable(),
      company: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }),
      limits: z.object({
        callsPerMinute: z.int(),
        callsAtOnce: z.int(),
        companyCallsPerMinute: z.int(),
      }),
    }),
  },
} as const satisfies Record<string, KeyOperation>;
