/** The time zones that can be chosen, by their names in the time zone database; UTC is one of them. */
export const timeZones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]),
].toSorted();

const names: ReadonlySet<string> = new Set(timeZones);

/** Whether a text names a time zone; an offset such as `+02:00` does not, as databases disagree on its sign. */
export const isTimeZone = (text: string): boolean => names.has(text);
