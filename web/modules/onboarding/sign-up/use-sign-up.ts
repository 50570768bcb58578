import { useEffect, useRef } from "react";
import type { SignUp } from "#contract/onboarding.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { storeSession } from "#web/api/session.ts";
import { failureOrOfflineMessage, landingPathOf } from "#web/modules/auth/index.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { openAccount } from "./new-account.ts";
import { text } from "./text.ts";

const domainShownMs = 6_000;
const pauseBeforeFirstCallMs = 3_000;

export interface SignUpTarget {
  /** Loads what comes after sign-up ahead. */
  prepare?: () => void;
  /** Goes to a place of the app. */
  enter: (href: string) => Promise<void>;
}

/**
 * Signs up and enters the place of the account state; true unless it was refused or failed, which a toast reports. What the
 * server says about single fields is also shown at them, by `showFields`.
 */
export function useSignUp(
  { prepare, enter }: SignUpTarget,
  showFields: (fields: Record<string, string> | undefined) => void,
) {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const signUp = async (given: Required<SignUp>): Promise<boolean> => {
    toast.success(text.start, { durationMs: shortNoticeMs });
    prepare?.();
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeFirstCallMs));
    // A user who has left the page meanwhile has changed their mind.
    if (!isHere.current) return true;
    const opening = await openAccount(given);
    if (opening.outcome !== "opened") {
      const [message, durationMs] =
        opening.outcome === "email-exists"
          ? [text.emailExists, shortNoticeMs]
          : [text.domainExists, domainShownMs];
      toast.error(message, { durationMs });
      return false;
    }
    storeSession(opening.token, opening.employee.email);
    await enter(landingPathOf(opening.employee));
    return true;
  };

  return (given: Required<SignUp>) =>
    signUp(given).catch((error) => {
      showFields(fieldsOf(error));
      toast.error(failureOrOfflineMessage(error), { durationMs: shortNoticeMs });
      return false;
    });
}
