// Days and moments are read from one clock: the company's, once its session is known, and the device's before sign-in.
let timeZone: string | undefined;
let days: { zone: string; format: Intl.DateTimeFormat } | undefined;

/** The company's time zone, for every day and moment on the screen. */
export function setClockZone(zone: string | undefined): void {
  timeZone = zone;
}

export const clockZone = (): string => timeZone ?? deviceZone();

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The present day as `2026-03-02`. */
export const currentDay = (): string => dayOfMoment(Date.now());

/** The day of a moment, as `2026-03-02`. */
export const dayOfMoment = (moment: string | number): string =>
  dayFormat().format(new Date(moment));

/** Sweden writes days as the product stores them. */
function dayFormat(): Intl.DateTimeFormat {
  const zone = clockZone();
  if (days?.zone !== zone)
    days = { zone, format: new Intl.DateTimeFormat("sv-SE", { timeZone: zone }) };
  return days.format;
}
