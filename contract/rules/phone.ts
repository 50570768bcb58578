import { dialCodes } from "../codes/country.ts";

const bare = (phone: string) => phone.replaceAll(/[\s-]/g, "");

/** Whether this is 10 to 15 digits with an optional leading plus; spaces and hyphens do not count. */
export const isPhone = (phone: string): boolean => /^\+?\d{10,15}$/.test(bare(phone));

/** The number without spaces and hyphens, starting with a plus; nothing else is rewritten. */
export function normalisePhone(phone: string): string {
  const digits = bare(phone);
  return digits === "" || digits.startsWith("+") ? digits : `+${digits}`;
}

/** Replaces a known leading dial code by the one given; a number without one is left as it is. */
export function swapDialCode(phone: string, dialCode: string): string {
  const typed = phone.trim();
  if (typed === "") return dialCode;
  const known = Object.values(dialCodes).find((code) => typed.startsWith(code));
  return known === undefined ? phone : dialCode + typed.slice(known.length);
}
