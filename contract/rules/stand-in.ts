/** For how many days at most someone stands in for a manager without being named again. */
export const maxStandInDays = 366;
