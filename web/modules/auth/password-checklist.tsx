import { passwordRules } from "#contract/rules/password.ts";
import { Checklist } from "#web/ui/display/checklist.tsx";
import { text } from "./text.ts";

/** The password rules, each ticked as soon as it is met. */
export const PasswordChecklist = ({ password }: { password: string }) => (
  <Checklist
    label={text.passwordRules}
    items={passwordRules.map(({ label, isMetBy }) => ({ label, isMet: isMetBy(password) }))}
  />
);
