/** As `1 March 2026`. */
export const dayInWords = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
