import { z } from "zod";
import { Id, requiredText } from "../common.ts";
import { maxSelected } from "../rules/max-selected.ts";
import { GivenEmploymentStatus } from "./employee-fields.ts";
import { EmployeeFilter } from "./employee-lists.ts";

/** Which employees: these, or all whom search and filters leave. */
export const Selection = z
  .strictObject({
    employeeIds: z
      .array(Id)
      .min(1)
      .max(maxSelected, `At most ${maxSelected} people can be selected`)
      .optional(),
    filter: EmployeeFilter.optional(),
  })
  .refine(({ employeeIds, filter }) => (employeeIds === undefined) !== (filter === undefined), {
    path: ["employeeIds"],
    message: "Please select employees, or all that match a filter",
  });
export type Selection = z.output<typeof Selection>;

/** What changes for each of them; what is left out stays as it is. */
export const ChangeOfMany = z
  .strictObject({
    selection: Selection,
    /** Where they move, with their positions unless others are given. */
    departmentId: Id.optional(),
    /** Each moves to a vacant position of this title, in that department or in their own. */
    positionTitle: requiredText("Position is required").optional(),
    employmentStatus: GivenEmploymentStatus.optional(),
  })
  .refine(
    ({ departmentId, positionTitle, employmentStatus }) =>
      departmentId !== undefined || positionTitle !== undefined || employmentStatus !== undefined,
    { path: ["departmentId"], message: "Please choose what to change" },
  );
export type ChangeOfMany = z.output<typeof ChangeOfMany>;

/** What became of the selected employees, or would. */
export const OutcomeOfMany = z.object({
  selected: z.int(),
  changed: z.int(),
  /** How many have no position, with which they could move to a department. */
  withoutPosition: z.int(),
  /** How many stay where they are, as no position of the wanted title is vacant for them. */
  withoutVacancy: z.int(),
});
export type OutcomeOfMany = z.infer<typeof OutcomeOfMany>;

/** One selected employee, with what would change; null for what would not. */
export const PlannedChange = z.object({
  employeeId: Id,
  name: z.string(),
  position: z.object({ before: z.string(), after: z.string() }).nullable(),
  department: z.object({ before: z.string(), after: z.string() }).nullable(),
  employmentStatus: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type PlannedChange = z.infer<typeof PlannedChange>;

export const PreviewOfMany = OutcomeOfMany.extend({
  /** The first few of those that would be changed. */
  examples: z.array(PlannedChange),
});

export const ReminderOutcome = z.object({ selected: z.int(), reminded: z.int() });
