import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { places } from "#contract/places.ts";
import { queryClient, type SessionEnd, whenSessionChanges } from "#web/api/query-client.ts";
import { whenTakenOver } from "#web/api/session-takeover.ts";
import { removeTabData } from "#web/api/stored-data.ts";
import { forgetSession, landingPathOf, lookUpSession } from "#web/modules/auth/index.ts";
import { unreachable } from "../screen-loading.ts";

const checkEveryMs = 60_000;
const retryEveryMs = 5_000;

const placeAfter = {
  "signed-out": places.signIn,
  deactivated: places.deactivated,
  suspended: places.suspended,
} as const satisfies Record<SessionEnd, string>;

/** Reloads the app for the person from another tab, without data of the former one. */
function startAgain(): void {
  removeTabData();
  // Half-filled forms belong to the former person, so no question blocks the reload.
  const proceed = (event: Event) => event.stopImmediatePropagation();
  addEventListener("beforeunload", proceed, { capture: true });
  location.replace(places.signIn);
}

/** Reloads failed parts of the screen after the server's return. */
const loadWhatFailed = () =>
  void queryClient.refetchQueries({
    type: "active",
    predicate: ({ state }) => state.status === "error",
  });

/** Checks the session every 60 s and after connection changes. Leaves after its end, or for an unfinished task. Returns whether the server is unreachable. */
export function useSessionWatch(): { isConnectionLost: boolean } {
  const router = useRouter();
  const [isConnectionLost, setIsConnectionLost] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isLeaving = false;
    let wasUnreachable = false;
    const leave = (end: SessionEnd) => {
      // Calls still under way then fail without a token, as expected.
      if (isLeaving) return;
      isLeaving = true;
      forgetSession();
      void router.navigate({ to: placeAfter[end] });
    };
    const toTask = async () => {
      const lookup = await lookUpSession({ isFresh: true });
      if (lookup.outcome !== "signed-in") return;
      const landing = landingPathOf(lookup.employee);
      if (landing !== router.state.location.pathname) await router.navigate({ to: landing });
    };
    whenSessionChanges((change) => {
      if (change === "unreachable") return wasUnreachable ? undefined : checkNow();
      if (change === "unfinished") return void toTask();
      leave(change);
    });

    const stopFollowing = whenTakenOver((takeover) => {
      if (takeover === "signed-out") leave(takeover);
      else startAgain();
    });

    const check = async () => {
      const { outcome } = await lookUpSession({ isFresh: true });
      if (outcome !== "signed-in" && outcome !== "unreachable") return leave(outcome);
      follow(outcome === "unreachable");
    };
    const follow = (isUnreachable: boolean) => {
      if (wasUnreachable && !isUnreachable) loadWhatFailed();
      wasUnreachable = isUnreachable;
      setIsConnectionLost(isUnreachable);
      // A response may arrive after the browser lost its connection.
      wait(isUnreachable || !navigator.onLine ? retryEveryMs : checkEveryMs);
    };
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(check, ms);
    };
    // The browser notices a lost connection before any call does.
    const checkNow = () => wait(0);
    wait(checkEveryMs);
    addEventListener("offline", checkNow);
    addEventListener("online", checkNow);
    addEventListener(unreachable, checkNow);
    return () => {
      clearTimeout(timer);
      stopFollowing();
      removeEventListener("offline", checkNow);
      removeEventListener("online", checkNow);
      removeEventListener(unreachable, checkNow);
      whenSessionChanges(() => {});
    };
  }, [router]);

  return { isConnectionLost };
}
