import { isEmail } from "./email.ts";

const malformed = "Please enter a valid email address";
const notTaken = /[^a-zA-Z0-9._@-]/u;
const signNames: Record<string, string> = {
  " ": "a space",
  "'": "an apostrophe",
  "\u2019": "an apostrophe",
  "+": "a plus sign",
  ",": "a comma",
  ";": "a semicolon",
};

/** The fault of an address, with the sign that the product does not take (AMB-224). */
export function emailProblem(given: string): string | undefined {
  const text = given.trim();
  if (isEmail(text)) return undefined;
  const [sign] = notTaken.exec(text) ?? [];
  if (sign !== undefined) return `${malformed}. It cannot contain ${nameOfSign(sign)}`;
  const [, ending] = /^[^@]+@[^@]+\.([a-z]{7,})$/i.exec(text) ?? [];
  return ending ? `${malformed}. The ending .${ending} is too long` : malformed;
}

function nameOfSign(sign: string): string {
  const known = signNames[sign];
  if (known) return known;
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `“${sign}”` : `an invisible sign (U+${code})`;
}
