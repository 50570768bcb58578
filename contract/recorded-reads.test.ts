import { expect, test } from "vitest";
import { z } from "zod";
import { Promised } from "./continuity/promises.ts";
import { operations } from "./index.ts";
import { LeaveEntry } from "./leave/balances/entries.ts";
import { LeaveStatement } from "./leave/balances/statement.ts";
import { ParentalLeave } from "./leave/requests/parental.ts";
import { PendingReview } from "./leave/requests/pending-review.ts";
import { Leave } from "./leave/requests/request.ts";

const confidential = [Leave, PendingReview, ParentalLeave, LeaveEntry, LeaveStatement, Promised];

/** Short lists of what awaits their reader. */
const overviews = ["dashboard.superadmin", "dashboard.staff"];

/** Whether a response contains a schema, or one that extends it. */
function contains(response: z.ZodType, wanted: z.ZodObject): boolean {
  if (response instanceof z.ZodOptional || response instanceof z.ZodNullable)
    return contains(response.unwrap() as z.ZodType, wanted);
  if (response instanceof z.ZodArray) return contains(response.element as z.ZodType, wanted);
  if (!(response instanceof z.ZodObject)) return false;
  const fields: Record<string, unknown> = response.shape;
  return (
    Object.entries(wanted.shape).every(([name, field]) => fields[name] === field) ||
    Object.values(fields).some((field) => contains(field as z.ZodType, wanted))
  );
}

const reads = operations.filter(({ method, touches }) => method === "GET" || !touches?.length);
const showing = reads.filter(({ response }) => confidential.some((one) => contains(response, one)));
const idOf = ({ module, name }: (typeof operations)[number]) => `${module}.${name}`;

test("a read of leave with reasons, of a statement or of promises is recorded", () => {
  const unrecorded = showing.filter(({ recorded }) => !recorded).map(idOf);
  expect(unrecorded.toSorted()).toEqual(overviews.toSorted());
});

test("each of these schemas is found in some read", () => {
  for (const one of confidential)
    expect(reads.some(({ response }) => contains(response, one))).toBe(true);
});
