import { isEmail } from "#contract/rules/email.ts";
import { passwordRules } from "#contract/rules/password.ts";
import { passwordText } from "./password-text.ts";

const { missing } = passwordText;

export function missingInEmail(email: string): string | undefined {
  if (email.trim() === "") return missing.email;
  return isEmail(email) ? undefined : missing.wholeEmail;
}

/** The first unmet rule of a new password, entered twice. */
export function missingInPasswords(password: string, confirmation: string): string | undefined {
  if (password === "") return missing.password;
  const unmet = passwordRules.find((rule) => !rule.isMetBy(password));
  if (unmet) return missing.rule(unmet.label.toLowerCase());
  if (confirmation === "") return missing.confirmation;
  return password === confirmation ? undefined : missing.sameTwice;
}
