import { z } from "zod";
import { halves, leaveBalances, leaveTypes } from "../codes/leave.ts";
import { GivenDay, Id, IdParams, Instant, PlainDate, QueryId } from "../common.ts";
import { type KeyOperation, openCodes, pageOf, pageQuery, Reference } from "./operation.ts";

const statuses = ["pending", "approved", "rejected", "withdrawn", "cancelled"] as const;

const LeaveRequest = z.object({
  id: Id,
  personId: Id,
  type: openCodes(leaveTypes),
  /** The company's own type, of leave with the type `OwnLeave`. */
  ownTypeId: Reference,
  startDate: PlainDate,
  endDate: PlainDate,
  /** The half of the first day that leave begins in, and of the last day that it ends in. */
  startHalf: openCodes(halves),
  endHalf: openCodes(halves),
  /** Days of leave. */
  days: z.number(),
  status: openCodes(statuses),
  /** Whether the person has asked for approved leave to be cancelled. */
  isCancellationAsked: z.boolean(),
  requestedAt: Instant,
  decidedAt: Instant.nullable(),
  /** Rises with each change. */
  version: z.int(),
});

const maxSpanDays = 366;
const dayMs = 86_400_000;

export const leaveOperations = {
  listLeaveTypes: {
    method: "GET",
    path: "/v1/leave/types",
    scope: "leave.read",
    summary: "List the types of leave that the company offers",
    response: z.object({
      items: z.array(
        z.object({
          type: openCodes(leaveTypes),
          ownTypeId: Reference,
          /** Of an own type; the others are known by their code. */
          name: z.string().nullable(),
        }),
      ),
    }),
  },
  listLeaveRequests: {
    method: "GET",
    path: "/v1/leave/requests",
    scope: "leave.read",
    summary: "List leave requests, in every state",
    query: z.strictObject({
      ...pageQuery,
      personId: QueryId.optional(),
      status: z.enum(statuses).optional(),
      /** Leave with a day on this day or later. */
      from: GivenDay.optional(),
      /** Leave with a day on this day or earlier. */
      to: GivenDay.optional(),
    }),
    response: pageOf(LeaveRequest),
  },
  getLeaveRequest: {
    method: "GET",
    path: "/v1/leave/requests/:id",
    scope: "leave.read",
    summary: "Get one leave request",
    params: IdParams,
    response: LeaveRequest,
    errors: ["not_found"],
  },
  listLeaveBalances: {
    method: "GET",
    path: "/v1/people/:id/leave/balances",
    scope: "leave.read",
    summary: "List a person's balances of leave on a day",
    params: IdParams,
    /** The company's day if left out. */
    query: z.strictObject({ on: GivenDay.optional() }),
    response: z.object({
      on: PlainDate,
      items: z.array(
        z.object({
          balance: openCodes([...leaveBalances, "own"]),
          /** Of the balance `own`. */
          ownTypeId: Reference,
          granted: z.number(),
          taken: z.number(),
          requested: z.number(),
          remaining: z.number(),
        }),
      ),
    }),
    errors: ["not_found"],
  },
  listLeaveDays: {
    method: "GET",
    path: "/v1/leave/days",
    scope: "leave.read",
    summary: "List the days of approved leave in a period of at most 366 days",
    query: z
      .strictObject({ ...pageQuery, from: GivenDay, to: GivenDay })
      .refine(({ from, to }) => from <= to, {
        path: ["to"],
        message: "Please give a day on or after the first",
      })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxSpanDays * dayMs, {
        path: ["to"],
        message: `Please ask for at most ${maxSpanDays} days`,
      }),
    /** One item a request, in the order of their ids. */
    response: pageOf(
      z.object({
        requestId: Id,
        personId: Id,
        type: openCodes(leaveTypes),
        ownTypeId: Reference,
        days: z.array(
          z.object({
            date: PlainDate,
            /** What the day takes from the balance: 1, 0.5, or 0 on a day off. */
            cost: z.number(),
          }),
        ),
      }),
    ),
  },
} as const satisfies Record<string, KeyOperation>;
