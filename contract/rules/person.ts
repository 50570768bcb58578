const earliest = "1900-01-01";

/** The reason against a date of birth of anyone at work today, if any. */
export function birthDateProblem(date: string, today: string): string | undefined {
  if (date > today) return "Date of birth cannot be in the future";
  return date < earliest ? "Please check the year of birth" : undefined;
}

/** Why these days cannot both be right, if so. */
export const hireDateProblem = (
  hireDate: string | null | undefined,
  dateOfBirth: string | null | undefined,
): string | undefined =>
  hireDate && dateOfBirth && hireDate <= dateOfBirth
    ? "The hire date has to be after the date of birth"
    : undefined;

const southAfrican = /^(\d{2})(\d{2})(\d{2})\d{4}[01]\d{2}$/;

/** A warning if a South African ID number begins with another birthday. Such a number may be right all the same. */
export function idNumberDoubt(dateOfBirth: string, idNumber: string): string | undefined {
  const [, year, month, day] = southAfrican.exec(idNumber.replaceAll(/\s/g, "")) ?? [];
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  const isOther = dateOfBirth.slice(2, 10) !== `${year}-${month}-${day}`;
  return dateOfBirth && isDay && isOther ? "It begins with another date of birth" : undefined;
}

/** Blank, null and the year 1 all mean none (AMB-016). */
export const givenDate = (date: string | null): string | null =>
  date === null || date === "" || date.startsWith("0001-01-01") ? null : date;

/** 6 to 15 digits; spaces do not count. */
export const isIdNumber = (text: string): boolean => /^\d{6,15}$/.test(text.replaceAll(/\s/g, ""));

export const isTaxNumber = (text: string): boolean => text.replaceAll(/[^0-9]/g, "").length >= 4;
