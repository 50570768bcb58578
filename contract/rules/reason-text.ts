import { holidayRegionLabels } from "../codes/country.ts";
import type { NamedInReason, Reason, ReasonCode } from "../codes/reason.ts";
import { dayText } from "./leave-text.ts";

type ValuesOf<Code extends ReasonCode> = Extract<Reason, { code: Code }>["values"];

const managerOf = ({ name }: NamedInReason) => name || "Their manager";

type OwnHoliday = ValuesOf<"ownHoliday">;
const holidayOf = ({ name, on }: OwnHoliday) => `${name}, ${dayText(on)}`;

const sentences: { [Code in ReasonCode]: (values: ValuesOf<Code>) => string } = {
  nobodyLed: () => "They had no manager",
  managerDeactivated: ({ manager }) => `${managerOf(manager)} was deactivated`,
  managerLeaves: ({ manager }) => `${managerOf(manager)} leaves the company`,
  rehired: () => "They left, and were rehired later",
  imported: ({ file }) => `Imported with ${file}`,
  headNamed: ({ department }) => `Head of ${department.name ?? "a department"}`,
  withdrawn: ({ because }) => `Withdrawn: ${because}`,
  lastDayOver: () => "The last day of work is over",
  leavesBeforeMove: () => "Their last day of work is before the planned move.",
  moveWithdrawn: () => "The planned move was withdrawn.",
  nobodyElseDecides: () => "There is no other reviewer for this leave, so it was approved at once.",
  employmentDays: () => "The first or last day of employment was changed.",
  patternAssigned: ({ pattern, from }) =>
    `${pattern.name ?? "Another working pattern"}, from ${dayText(from)}`,
  companyWeekAssigned: ({ from }) => `Company week, from ${dayText(from)}`,
  workingDays: () => "Working days of the company",
  publicHolidays: ({ region }) => `Public holidays: ${holidayRegionLabels[region]}`,
  workingDaysAndPublicHolidays: ({ region }) =>
    `Working days of the company; Public holidays: ${holidayRegionLabels[region]}`,
  ownHoliday: (holiday) => `${holidayOf(holiday)}: ${holiday.because}`,
  ownHolidayTakenBack: (holiday) => `${holidayOf(holiday)}, taken back: ${holiday.because}`,
};

export const reasonText = (reason: Reason): string =>
  reason.by === "person" ? reason.text : sentenceOf(reason);

const sentenceOf = <Code extends ReasonCode>({
  code,
  values,
}: {
  code: Code;
  values: ValuesOf<Code>;
}): string => sentences[code](values);
