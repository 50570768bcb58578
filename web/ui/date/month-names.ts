/** In full, January first. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Monday first. */
export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** The index of the name with these first letters, three at least; -1 without one. */
export const indexOfName = (names: readonly string[], letters: string): number =>
  letters.length < 3
    ? -1
    : names.findIndex((name) => name.toLowerCase().startsWith(letters.toLowerCase()));
