import type { HolidayRegion } from "./country.ts";

/** The records a reason names by id. */
export const namedInReasons = ["employee", "department", "pattern"] as const;
type NamedRecord = (typeof namedInReasons)[number];
type ValueKind = NamedRecord | "day" | "text" | "region";

export const reasonCodes = {
  nobodyLed: {},
  managerDeactivated: { manager: "employee" },
  managerLeaves: { manager: "employee" },
  rehired: {},
  imported: { file: "text" },
  headNamed: { department: "department" },
  withdrawn: { because: "text" },
  lastDayOver: {},
  leavesBeforeMove: {},
  moveWithdrawn: {},
  nobodyElseDecides: {},
  employmentDays: {},
  patternAssigned: { pattern: "pattern", from: "day" },
  companyWeekAssigned: { from: "day" },
  workingDays: {},
  publicHolidays: { region: "region" },
  workingDaysAndPublicHolidays: { region: "region" },
  ownHoliday: { name: "text", on: "day", because: "text" },
  ownHolidayTakenBack: { name: "text", on: "day", because: "text" },
} as const satisfies Record<string, Record<string, ValueKind>>;
export type ReasonCode = keyof typeof reasonCodes;

interface Written {
  region: HolidayRegion;
  day: string;
}

export type CodedReason<OfRecord, OfText> = {
  [Code in ReasonCode]: {
    by: "product";
    code: Code;
    values: {
      [Name in keyof (typeof reasonCodes)[Code]]: ValueOf<
        (typeof reasonCodes)[Code][Name],
        OfRecord,
        OfText
      >;
    };
  };
}[ReasonCode];

type ValueOf<Kind, OfRecord, OfText> = Kind extends NamedRecord
  ? OfRecord
  : Kind extends "text"
    ? OfText
    : Kind extends keyof Written
      ? Written[Kind]
      : never;

/** The name is null once the record is gone. */
export interface NamedInReason {
  id: number;
  name: string | null;
}

/** A person's words, or a code of the product with its values. */
export type Reason = { by: "person"; text: string } | CodedReason<NamedInReason, string>;
