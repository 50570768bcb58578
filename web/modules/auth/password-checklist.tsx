import { passwordRules } from "#contract/rules/password.ts";
import { Checklist } from "#web/ui/display/checklist.tsx";
import { passwordText } from "./password-text.ts";

/** The password rules, each ticked as soon as it is met. */
export const PasswordChecklist = ({ password }: { password: string }) => (
  <Checklist
    label={passwordText.passwordRules}
    items={passwordRules.map(({ label, isMetBy }) => ({ label, isMet: isMetBy(password) }))}
  />
);
