/** What a line of a leave statement is about. */
export const statementLineKinds = [
  /** The first days of a new employee, as documented. */
  "granted",
  "corrected",
  "opening",
  "paid-out",
  /** Worked on a day off, or overtime, for time off in lieu. */
  "worked",
  /** Gained by the terms of the policy. */
  "gained",
  "lapsed",
  /** What is left when a year begins; moves nothing. */
  "carried",
  "taken",
  /** Approved, and still to come. */
  "booked",
  "pending",
] as const;

/** Why a day of leave costs what it does. */
export const leaveDayReasons = [
  "worked",
  "not-worked",
  "holiday",
  /** Leave counted in months costs no more than its grant. */
  "within-months",
  /** A holiday now, but a working day when the leave was requested. */
  "counted-before",
] as const;
