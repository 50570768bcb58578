import { z } from "zod";
import { Id, requiredText } from "../common.ts";
import { maxSelected } from "../rules/max-selected.ts";
import { GivenEmploymentStatus } from "./employee-fields.ts";
import { EmployeeFilter } from "./employee-lists.ts";

/** Listed employees, or all results of search and filters. */
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

/** The changes for each; a field left out stays unchanged. */
export const ChangeOfMany = z
  .strictObject({
    selection: Selection,
    /** Their new department; each moves with the present position unless another is given. */
    departmentId: Id.optional(),
    /** Each moves to a vacant position of this title, in that department or their own. */
    positionTitle: requiredText("Position is required").optional(),
    employmentStatus: GivenEmploymentStatus.optional(),
  })
  .refine(
    ({ departmentId, positionTitle, employmentStatus }) =>
      departmentId !== undefined || positionTitle !== undefined || employmentStatus !== undefined,
    { path: ["departmentId"], message: "Please choose what to change" },
  );
export type ChangeOfMany = z.output<typeof ChangeOfMany>;

/** The actual or possible result for the selected employees. */
export const OutcomeOfMany = z.object({
  selected: z.int(),
  changed: z.int(),
  /** Those who cannot move for lack of a position. */
  withoutPosition: z.int(),
  /** Those who stay for lack of a vacant position of that title. */
  withoutVacancy: z.int(),
});
export type OutcomeOfMany = z.infer<typeof OutcomeOfMany>;

export const PlannedChange = z.object({
  employeeId: Id,
  name: z.string(),
  position: z.object({ before: z.string(), after: z.string() }).nullable(),
  department: z.object({ before: z.string(), after: z.string() }).nullable(),
  employmentStatus: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type PlannedChange = z.infer<typeof PlannedChange>;

export const PreviewOfMany = OutcomeOfMany.extend({
  /** The first few changes. */
  examples: z.array(PlannedChange),
});

export const ReminderOutcome = z.object({ selected: z.int(), reminded: z.int() });
