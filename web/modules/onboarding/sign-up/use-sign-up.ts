import { useEffect, useRef } from "react";
import type { SignIn } from "#contract/auth.ts";
import type { SignUp } from "#contract/onboarding.ts";
import { domainOf } from "#contract/rules/email.ts";
import { ApiError, fieldsOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { storeSession } from "#web/api/session.ts";
import { failureOrOfflineMessage, landingPathOf } from "#web/modules/auth/index.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

const domainShownMs = 6_000;
const pauseBeforeFirstCallMs = 3_000;

export interface SignUpTarget {
  /** Loads the app ahead. */
  prepare?: () => void;
  enter: (href: string) => Promise<void>;
}

/** Signs up and enters the place of the account state. Resolves to false after a refusal or failure, reported by toast and `showFields`. */
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

type Opening =
  | { outcome: "opened"; token: string; employee: SignIn["employee"] }
  | { outcome: "email-exists" | "domain-exists" };

/** Opens the account of a new company's owner by the calls of doc A §7, in their order; rejects with an ApiError. */
async function openAccount(given: Required<SignUp>): Promise<Opening> {
  const { email, password } = given;
  const { exists } = await callApi("onboarding.emailExists", { body: { email, password } });
  if (exists) return { outcome: "email-exists" };
  if (await isDomainTaken(domainOf(email))) return { outcome: "domain-exists" };
  const { token, employee } = await callApi("onboarding.signUp", { body: given });
  if (!token) throw new ApiError(500);
  // The account exists, and the server grants the leave at its first read.
  await callApi("leave.initializeLeave", {}, { token }).catch((error) =>
    console.error("The leave balances could not be initialised.", error),
  );
  return { outcome: "opened", token, employee };
}

/** 404 means that the domain is free; any other error is a failure. */
async function isDomainTaken(domain: string): Promise<boolean> {
  try {
    return await callApi("onboarding.domainNameExists", { params: { domain } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
