/** The default is South Africa's, the first market. */
export const defaultTimeZone = "Africa/Johannesburg";

/** A moment's day in a time zone, such as `2026-03-02`. */
export const dayOf = (moment: Date, timeZone: string): string =>
  moment.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString();

export const plusDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** The first moment of a day such as `2026-03-02` in a time zone. */
export const startOf = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
