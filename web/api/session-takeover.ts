import { currentSession, tokenKey } from "./session.ts";

/** A comparable form of the signed-in person; undefined for none. */
function currentPerson(): string | undefined {
  const session = currentSession();
  return session ? `${session.tenantId}/${session.employeeId}` : undefined;
}

export type Takeover = "signed-out" | "other-person";

/** Calls back once another tab signs the present person out or another in. Returns a function that stops it. */
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
  // A page from the browser's cache missed all news.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) compare();
  };
  addEventListener("storage", onStorage, { signal });
  addEventListener("pageshow", onPageShow, { signal });
  return () => stopping.abort();
}
