import type { SignIn } from "#contract/auth.ts";
import type { SignUp } from "#contract/onboarding.ts";
import { domainOf } from "#contract/rules/email.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";

type Opening =
  | { outcome: "opened"; token: string; employee: SignIn["employee"] }
  | { outcome: "email-exists" | "domain-exists" };

/** Opens the account of a new company's owner by the documented calls, in their order; rejects with an ApiError. */
export async function openAccount(given: Required<SignUp>): Promise<Opening> {
  const { email, password } = given;
  const { exists } = await callApi("onboarding.emailExists", { body: { email, password } });
  if (exists) return { outcome: "email-exists" };
  if (await isDomainTaken(domainOf(email))) return { outcome: "domain-exists" };
  const { token, employee } = await callApi("onboarding.signUp", { body: given });
  if (!token) throw new ApiError(500);
  // The account exists by now, and the server grants the leave when it is first read.
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
