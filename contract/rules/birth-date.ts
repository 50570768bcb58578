const earliest = "1900-01-01";

/** Why a day cannot be the date of birth of anyone at work today, if it cannot. */
export function birthDateProblem(date: string, today: string): string | undefined {
  if (date > today) return "Date of birth cannot be in the future";
  return date < earliest ? "Please check the year of birth" : undefined;
}
