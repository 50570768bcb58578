import { dialCodes } from "../codes/country.ts";

const bare = (phone: string) => phone.replaceAll(/[\s-]/g, "");

/** 10 to 15 digits with an optional leading plus; spaces and hyphens do not count. */
export const isPhone = (phone: string): boolean => /^\+?\d{10,15}$/.test(bare(phone));

/** A 0 after a known dial code is for calls within the country. */
const trunkZeros = new RegExp(`^(${Object.values(dialCodes).join("|").replaceAll("+", "\\+")})0+`);

/** A leading plus, no spaces or hyphens, no zeros after a known dial code; all else stays. */
export function normalisePhone(phone: string): string {
  const digits = bare(phone);
  const number = digits === "" || digits.startsWith("+") ? digits : `+${digits}`;
  const international = number.replace(trunkZeros, "$1");
  // A shorter result would not be a number.
  return isPhone(international) ? international : number;
}

/** Replaces a known dial code; a number without one stays as it is. */
export function swapDialCode(phone: string, dialCode: string): string {
  const typed = phone.trim();
  if (typed === "") return dialCode;
  const known = Object.values(dialCodes).find((code) => typed.startsWith(code));
  return known === undefined ? phone : dialCode + typed.slice(known.length);
}
