/** A day as a form gives it: blank, null and the year 1 all mean none (AMB-016). */
export const givenDate = (date: string | null): string | null =>
  date === null || date === "" || date.startsWith("0001-01-01") ? null : date;
