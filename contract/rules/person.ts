const earliest = "1900-01-01";

/** Why a day cannot be the date of birth of anyone at work today, if it cannot. */
export function birthDateProblem(date: string, today: string): string | undefined {
  if (date > today) return "Date of birth cannot be in the future";
  return date < earliest ? "Please check the year of birth" : undefined;
}

/** A day as a form gives it: blank, null and the year 1 all mean none (AMB-016). */
export const givenDate = (date: string | null): string | null =>
  date === null || date === "" || date.startsWith("0001-01-01") ? null : date;

/** Whether this is an ID number of 6 to 15 digits; spaces do not count. */
export const isIdNumber = (text: string): boolean => /^\d{6,15}$/.test(text.replaceAll(/\s/g, ""));

/** Whether this tax number has at least 4 digits; other characters are allowed and do not count. */
export const isTaxNumber = (text: string): boolean => text.replaceAll(/[^0-9]/g, "").length >= 4;
