import { z } from "zod";
import { Id, IdParams, requiredDate, requiredText, typedByHuman } from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";
import { maxLengths } from "../rules/text.ts";
import { Progress } from "./first-days.ts";

export const NewTalk = z.strictObject({
  talkedOn: requiredDate("Please choose the day of the talk."),
  /** One line, for the employee and their managers. */
  talkText: typedByHuman(requiredText("Please write one line about the talk.", maxLengths.talk)),
});
export type NewTalk = z.output<typeof NewTalk>;

export const talkOperations = {
  recordTalk: {
    method: "POST",
    path: "/secure/continuity/talks/:id",
    access: "approved",
    summary:
      "Record a talk with an employee you lead, or as a super administrator with anyone else: its day and one line for the history, which the employee reads too",
    params: IdParams,
    body: NewTalk,
    /** The id of the history entry. */
    response: Progress.extend({ id: Id }),
    creates: true,
    limited: limits.note,
    errors: ["not_found", "employee_deactivated"],
    touches: ["continuity", "employees", "dashboard"],
  },
} as const satisfies Record<string, Operation>;
