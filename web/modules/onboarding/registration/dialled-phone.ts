/** The full number for what is typed after the dial code; a number with a plus of its own stays as it is. */
export function withDialCode(typed: string, dialCode: string): string {
  const number = typed.trimStart();
  return number === "" || number.startsWith("+") ? number : dialCode + number;
}

/** The part after the dial code; the whole number if its dial code is another. */
export const withoutDialCode = (phone: string, dialCode: string): string =>
  phone.startsWith(dialCode) ? phone.slice(dialCode.length) : phone;
