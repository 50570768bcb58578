// Days and moments are read from one clock: the company's, once its session is known, and the device's before sign-in.
let timeZone: string | undefined;
let days = dayFormatIn(timeZone);

/** The company's time zone, for every day and moment on the screen. */
export function setClockZone(zone: string | undefined): void {
  if (zone === timeZone) return;
  timeZone = zone;
  days = dayFormatIn(zone);
}

export const clockZone = (): string => timeZone ?? deviceZone();

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The present day as `2026-03-02`. */
export const currentDay = (): string => dayOfMoment(Date.now());

/** The day of a moment, as `2026-03-02`. */
export const dayOfMoment = (moment: string | number): string => days.format(new Date(moment));

/** Sweden writes days as the product stores them. */
function dayFormatIn(zone: string | undefined) {
  return new Intl.DateTimeFormat("sv-SE", zone === undefined ? {} : { timeZone: zone });
}
