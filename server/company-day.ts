/** By whose clock a company's days begin and end: South Africa's, the first market, whatever the server's own zone. */
export const timeZone = "Africa/Johannesburg";

/** The day on which a moment falls in a company, such as `2026-03-02`. */
export const dayOf = (moment: Date): string =>
  moment.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The moment at which a company's day begins; a day such as `2026-03-02`. */
export const startOf = (day: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
