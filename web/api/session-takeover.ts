import { currentSession, tokenKey } from "./session.ts";

/** Who is signed in, in a form that can be compared; undefined for no one. */
function currentPerson(): string | undefined {
  const session = currentSession();
  return session ? `${session.tenantId}/${session.employeeId}` : undefined;
}

type Takeover = "signed-out" | "other-person";

/**
 * Calls back when another tab has signed out the person who is signed in now, or signed in someone else. Returns a function
 * that stops it.
 */
export function whenTakenOver(react: (takeover: Takeover) => void): () => void {
  const person = currentPerson();
  const stopping = new AbortController();
  const { signal } = stopping;
  const compare = () => {
    const now = currentPerson();
    if (now === person) return;
    stopping.abort();
    react(now ? "other-person" : "signed-out");
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) compare();
  };
  // A page that the browser had put aside heard of nothing meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) compare();
  };
  addEventListener("storage", onStorage, { signal });
  addEventListener("pageshow", onPageShow, { signal });
  return () => stopping.abort();
}
