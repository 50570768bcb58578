/** Names of the time zone database, UTC included. */
export const timeZones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]),
].toSorted();

const names: ReadonlySet<string> = new Set(timeZones);

/** An offset such as `+02:00` is refused, as databases disagree on its sign. */
export const isTimeZone = (text: string): boolean => names.has(text);
