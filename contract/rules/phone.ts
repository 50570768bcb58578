import { dialCodes } from "../codes/country.ts";

const bare = (phone: string) => phone.replaceAll(/[\s-]/g, "");

/** Whether this is 10 to 15 digits with an optional leading plus; spaces and hyphens do not count. */
export const isPhone = (phone: string): boolean => /^\+?\d{10,15}$/.test(bare(phone));

/** After the dial codes known here, a leading 0 is dialled within the country only. */
const trunkZeros = new RegExp(`^(${Object.values(dialCodes).join("|").replaceAll("+", "\\+")})0+`);

/** The number without spaces and hyphens, starting with a plus, and without zeros after a known dial code; nothing else is rewritten. */
export function normalisePhone(phone: string): string {
  const digits = bare(phone);
  const number = digits === "" || digits.startsWith("+") ? digits : `+${digits}`;
  const international = number.replace(trunkZeros, "$1");
  // What would be too short to be a number is not made shorter.
  return isPhone(international) ? international : number;
}

/** Replaces a known leading dial code by the one given; a number without one is left as it is. */
export function swapDialCode(phone: string, dialCode: string): string {
  const typed = phone.trim();
  if (typed === "") return dialCode;
  const known = Object.values(dialCodes).find((code) => typed.startsWith(code));
  return known === undefined ? phone : dialCode + typed.slice(known.length);
}
