import { z } from "zod";
import { employeeRoles } from "./codes/people.ts";
import { secondFactorRules } from "./codes/second-factor.ts";
import {
  Done,
  GivenDay,
  Id,
  IdParams,
  Instant,
  inDigits,
  optionalText,
  PlainDate,
  QueryId,
  requiredLongText,
} from "./common.ts";
import { limits } from "./limits.ts";
import type { Operation } from "./operation.ts";
import { maxLengths } from "./rules/text.ts";

export const SignInRules = z.object({
  /** Who needs a second step of sign-in. People who sign in through single sign-on are exempt. */
  secondFactor: z.enum(secondFactorRules),
  /** The first day, by the company's clock; null while no one needs it. */
  from: PlainDate.nullable(),
  /** Active people with a password whom the rule concerns; everyone while it is off. */
  concerned: z.int(),
  /** How many of them have no second step. */
  lacking: z.int(),
});
export type SignInRules = z.infer<typeof SignInRules>;

export const SignInRulesUpdate = z
  .strictObject({
    secondFactor: z.enum(secondFactorRules, "Please choose who needs a second step"),
    from: GivenDay.nullish(),
  })
  .refine(({ secondFactor, from }) => secondFactor === "off" || Boolean(from), {
    path: ["from"],
    message: "Please choose the first day",
  });
export type SignInRulesUpdate = z.output<typeof SignInRulesUpdate>;

export const WithoutFactor = z.object({
  employeeId: Id,
  name: z.string(),
  email: z.string(),
  employeeRole: z.enum(employeeRoles),
  /** Of the last reminder. */
  remindedAt: Instant.nullable(),
});
export type WithoutFactor = z.infer<typeof WithoutFactor>;

export const signInRuleOperations = {
  getSignInRules: {
    method: "GET",
    path: "/secure/auth/sign-in-rules",
    access: "superadmin",
    summary: "Get who in your company needs a second step of sign-in, and how many have none",
    response: SignInRules,
  },
  updateSignInRules: {
    method: "PUT",
    path: "/secure/auth/update-sign-in-rules",
    access: "superadmin",
    confirmed: true,
    summary: "Choose who in your company needs a second step of sign-in, from a day on",
    body: SignInRulesUpdate,
    response: SignInRules,
    touches: ["auth", "employees", "continuity"],
    event: "sign_in_rules_changed",
  },
  listWithoutFactor: {
    method: "GET",
    path: "/secure/auth/without-factor",
    access: "superadmin",
    summary: "List the people whom the sign-in rules concern and who have no second step, by name",
    query: z.strictObject({
      search: optionalText().optional(),
      /** The last person of the page before. */
      after: QueryId.optional(),
      pageSize: inDigits(z.int().positive().max(100)).default(50),
    }),
    response: z.object({ people: z.array(WithoutFactor), hasMore: z.boolean() }),
  },
  remindWithoutFactor: {
    method: "POST",
    path: "/secure/auth/remind-without-factor",
    access: "superadmin",
    summary: "Remind everyone on that list by mail, each at most once a day",
    response: z.object({ lacking: z.int(), reminded: z.int() }),
    errors: ["no_rule"],
    limited: limits.many,
    touches: ["auth"],
  },
  resetFactors: {
    method: "POST",
    path: "/secure/auth/reset-factors/:id",
    access: "superadmin",
    confirmed: true,
    summary: "Remove another person's second steps of sign-in, and sign out their devices",
    params: IdParams,
    body: z.strictObject({ reason: requiredLongText("Please enter a reason", maxLengths.promise) }),
    response: Done,
    errors: ["not_found", "own_factors", "nothing_to_reset", "last_emergency_account"],
    touches: ["auth", "employees", "continuity"],
  },
} as const satisfies Record<string, Operation>;
