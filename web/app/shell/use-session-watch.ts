import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { places } from "#contract/places.ts";
import { type SessionEnd, whenSessionChanges } from "#web/api/query-client.ts";
import { forgetSession, landingPathOf, lookUpSession } from "#web/modules/auth/index.ts";

const checkEveryMs = 60_000;
const retryEveryMs = 5_000;

const placeAfter = {
  "signed-out": places.signIn,
  deactivated: places.deactivated,
  suspended: places.suspended,
} as const satisfies Record<SessionEnd, string>;

/**
 * Checks the session every 60 seconds, and when the connection is lost or restored. Leaves when it has ended, or for the
 * wizard if the profile has to be completed first. Returns whether the server cannot be reached.
 */
export function useSessionWatch(): { isConnectionLost: boolean } {
  const router = useRouter();
  const [isConnectionLost, setIsConnectionLost] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isLeaving = false;
    const leave = (end: SessionEnd) => {
      // Calls still under way then fail without a token, which is nothing new.
      if (isLeaving) return;
      isLeaving = true;
      forgetSession();
      void router.navigate({ to: placeAfter[end] });
    };
    const toWizard = async () => {
      const lookup = await lookUpSession({ isFresh: true });
      if (lookup.outcome !== "signed-in") return;
      const landing = landingPathOf(lookup.employee);
      if (landing !== router.state.location.pathname) await router.navigate({ to: landing });
    };
    whenSessionChanges((change) => {
      if (change === "onboarding") return void toWizard();
      leave(change);
    });

    const check = async () => {
      const { outcome } = await lookUpSession({ isFresh: true });
      if (outcome !== "signed-in" && outcome !== "unreachable") return leave(outcome);
      const isUnreachable = outcome === "unreachable";
      setIsConnectionLost(isUnreachable);
      // An answer may have been under way when the browser lost its connection.
      wait(isUnreachable || !navigator.onLine ? retryEveryMs : checkEveryMs);
    };
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(check, ms);
    };
    // The browser notices a lost connection before any of our calls does.
    const checkNow = () => wait(0);
    wait(checkEveryMs);
    addEventListener("offline", checkNow);
    addEventListener("online", checkNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("offline", checkNow);
      removeEventListener("online", checkNow);
      whenSessionChanges(() => {});
    };
  }, [router]);

  return { isConnectionLost };
}
