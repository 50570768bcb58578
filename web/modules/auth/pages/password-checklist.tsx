import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { passwordRules } from "#contract/rules/password.ts";
import { Checklist } from "#web/ui/display/checklist.tsx";
import { passwordText } from "../password-text.ts";

export const PasswordChecklist = ({ password }: { password: string }) => (
  <Checklist
    label={passwordText.passwordRules}
    items={passwordRules.map(({ label, isMetBy }) => ({ label, isMet: isMetBy(password) }))}
  />
);

export function PasswordMatch({
  password,
  confirmation,
}: {
  password: string;
  confirmation: string;
}) {
  const isSame = password === confirmation;
  const Icon = isSame ? IconCircleCheck : IconCircleX;
  return (
    <p role="status" className="-mt-3 text-sm empty:sr-only">
      {confirmation !== "" && (
        <span
          className={`flex items-center gap-1.5 ${isSame ? "text-green-text" : "text-red-text"}`}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {isSame ? passwordText.passwordsMatch : passwordText.passwordsDiffer}
        </span>
      )}
    </p>
  );
}
