import { z } from "zod";
import { eventTypes } from "./codes/event-type.ts";
import { deliveryFailures, deliveryStates, hookStates } from "./codes/hooks.ts";
import {
  Done,
  GivenDay,
  Id,
  IdParams,
  Instant,
  inDigits,
  PersonName,
  QueryId,
  requiredText,
} from "./common.ts";
import { limits } from "./limits.ts";
import { defineOperations } from "./operation.ts";
import { normalisedHookAddress } from "./rules/hook-address.ts";

export const maxHooks = 10;
export const maxSentAgain = 1_000;
const maxNameLength = 60;

const Address = requiredText("Please enter an address", 500).transform((typed, context) => {
  const address = normalisedHookAddress(typed);
  if (address === undefined)
    context.addIssue({
      code: "custom",
      message: "Please enter an address such as https://example.com/baton",
    });
  return address ?? z.NEVER;
});

const HookBody = z.strictObject({
  name: requiredText("Please enter a name", maxNameLength),
  address: Address,
  types: z
    .array(z.enum(eventTypes))
    .min(1, "Please choose what is sent")
    .max(eventTypes.length)
    .transform((chosen) => eventTypes.filter((type) => chosen.includes(type))),
});

/** Another system's address that gets a company's events, without its secret. */
export const Hook = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  types: z.array(z.enum(eventTypes)),
  state: z.enum(hookStates),
  /** Since when no delivery has succeeded; null if the last one did. */
  failingSince: Instant.nullable(),
  lastDeliveredAt: Instant.nullable(),
  createdAt: Instant,
  createdBy: PersonName,
  /** Until when deliveries are signed with the former secret as well. */
  formerSecretUntil: Instant.nullable(),
});
export type Hook = z.infer<typeof Hook>;

/** The only responses with the secret. */
const ShownOnce = z.object({ hook: Hook, secret: z.string() });
export type ShownHook = z.infer<typeof ShownOnce>;

export const HookDelivery = z.object({
  id: Id,
  isTest: z.boolean(),
  /** Null for a test, or if the event has gone. */
  number: z.int().nullable(),
  type: z.enum(eventTypes).nullable(),
  isAgain: z.boolean(),
  state: z.enum(deliveryStates),
  /** Of the last attempt's answer. */
  status: z.int().nullable(),
  ms: z.int().nullable(),
  failure: z.enum(deliveryFailures).nullable(),
  /** The first 200 characters of a refusal. */
  answer: z.string(),
  attempts: z.int(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
});
export type HookDelivery = z.infer<typeof HookDelivery>;

export const hooks = defineOperations("hooks", {
  listHooks: {
    method: "GET",
    path: "/secure/hooks",
    access: "superadmin",
    summary: "List the company's webhooks",
    response: z.object({ hooks: z.array(Hook), maxHooks: z.int() }),
  },
  createHook: {
    method: "POST",
    path: "/secure/hooks",
    access: "superadmin",
    confirmed: true,
    summary: "Make a webhook; its secret is in this response only",
    body: HookBody,
    response: ShownOnce,
    errors: ["too_many_hooks"],
    limited: limits.hook,
    touches: ["hooks"],
  },
  updateHook: {
    method: "PUT",
    path: "/secure/hooks/:id",
    access: "superadmin",
    confirmed: true,
    summary: "Change a webhook's name, address and events",
    params: IdParams,
    body: HookBody,
    response: Hook,
    errors: ["not_found"],
    touches: ["hooks"],
  },
  rotateHookSecret: {
    method: "POST",
    path: "/secure/hooks/:id/rotate",
    access: "superadmin",
    confirmed: true,
    summary: "Give a webhook a new secret; for 24 hours, deliveries are signed with both",
    params: IdParams,
    response: ShownOnce,
    errors: ["not_found"],
    limited: limits.hook,
    touches: ["hooks"],
  },
  startHook: {
    method: "POST",
    path: "/secure/hooks/:id/start",
    access: "superadmin",
    confirmed: true,
    summary: "Start a stopped webhook; events of the meantime can be sent again",
    params: IdParams,
    response: Hook,
    errors: ["not_found"],
    touches: ["hooks"],
  },
  removeHook: {
    method: "DELETE",
    path: "/secure/hooks/:id",
    access: "superadmin",
    confirmed: true,
    summary: "Remove a webhook with the log of its deliveries",
    params: IdParams,
    response: Done,
    errors: ["not_found"],
    touches: ["hooks"],
  },
  listDeliveries: {
    method: "GET",
    path: "/secure/hooks/:id/deliveries",
    access: "superadmin",
    summary: "List a webhook's deliveries of the last 30 days, newest first",
    params: IdParams,
    query: z.strictObject({
      /** The id of the last delivery of the page before. */
      beforeId: QueryId.optional(),
      pageSize: inDigits(z.int().min(1).max(100)).default(50),
    }),
    response: z.object({ deliveries: z.array(HookDelivery), hasMore: z.boolean() }),
    errors: ["not_found"],
  },
  redeliver: {
    method: "POST",
    path: "/secure/hooks/:id/redeliver",
    access: "superadmin",
    summary: `Send a delivery again, or all events of some days, ${maxSentAgain} at most`,
    params: IdParams,
    /** One delivery, or the events of some of the company's days. */
    body: z
      .strictObject({
        deliveryId: Id.optional(),
        from: GivenDay.optional(),
        to: GivenDay.optional(),
      })
      .refine(
        ({ deliveryId, from, to }) =>
          (from === undefined) === (to === undefined) &&
          (deliveryId === undefined) !== (from === undefined),
        "Please give a delivery, or a first and a last day",
      )
      .refine(({ from = "", to = from }) => from <= to, {
        path: ["to"],
        message: "Please give a day on or after the first",
      }),
    response: z.object({ count: z.int() }),
    errors: ["not_found", "too_many_deliveries"],
    limited: limits.hook,
    event: "hook_sent_again",
    touches: ["hooks"],
  },
  sendTest: {
    method: "POST",
    path: "/secure/hooks/:id/test",
    access: "superadmin",
    summary: "Send a test event to a webhook",
    params: IdParams,
    response: z.object({ deliveryId: Id }),
    errors: ["not_found"],
    limited: limits.hookTest,
    touches: ["hooks"],
    traceless: "The log of deliveries shows it.",
  },
});
