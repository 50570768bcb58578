const earliest = "1900-01-01";

/** The reason against a date of birth of anyone at work today, if any. */
export function birthDateProblem(date: string, today: string): string | undefined {
  if (date > today) return "Date of birth cannot be in the future";
  return date < earliest ? "Please check the year of birth" : undefined;
}

/** Blank, null and the year 1 all mean none (AMB-016). */
export const givenDate = (date: string | null): string | null =>
  date === null || date === "" || date.startsWith("0001-01-01") ? null : date;

/** 6 to 15 digits; spaces do not count. */
export const isIdNumber = (text: string): boolean => /^\d{6,15}$/.test(text.replaceAll(/\s/g, ""));

export const isTaxNumber = (text: string): boolean => text.replaceAll(/[^0-9]/g, "").length >= 4;
