/** The time zone of a company that has named no other: South Africa's, the first market. */
export const defaultTimeZone = "Africa/Johannesburg";

/** The day on which a moment falls in a time zone, such as `2026-03-02`. */
export const dayOf = (moment: Date, timeZone: string): string =>
  moment.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The day n days later, or earlier for a negative number. */
export const plusDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** The moment at which a day begins in a time zone; a day such as `2026-03-02`. */
export const startOf = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
