/** The whole number for what is typed behind the dial code; a number that brings its own plus stays as it is. */
export function withDialCode(typed: string, dialCode: string): string {
  const number = typed.trimStart();
  return number === "" || number.startsWith("+") ? number : dialCode + number;
}

/** What stands behind the dial code; all of a number with another one. */
export const withoutDialCode = (phone: string, dialCode: string): string =>
  phone.startsWith(dialCode) ? phone.slice(dialCode.length) : phone;
