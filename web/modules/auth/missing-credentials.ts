import { isEmail } from "#contract/rules/email.ts";
import { passwordRules } from "#contract/rules/password.ts";
import { passwordText } from "./password-text.ts";

const { missing } = passwordText;

/** What an email still lacks, if anything. */
export function missingInEmail(email: string): string | undefined {
  if (email.trim() === "") return missing.email;
  return isEmail(email) ? undefined : missing.wholeEmail;
}

/** The first thing that a new password, entered twice, still lacks, if anything. */
export function missingInPasswords(password: string, confirmation: string): string | undefined {
  if (password === "") return missing.password;
  const unmet = passwordRules.find((rule) => !rule.isMetBy(password));
  if (unmet) return missing.rule(unmet.label.toLowerCase());
  if (confirmation === "") return missing.confirmation;
  return password === confirmation ? undefined : missing.sameTwice;
}
