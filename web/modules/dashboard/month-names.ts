const month = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** The month of a day with its year: `Mar 2026`. */
export const monthOf = (date: string): string => month.format(new Date(date));

/** The month of a day: `Mar`. */
export const shortMonthOf = (date: string): string => shortMonth.format(new Date(date));
