import type { Departure } from "#contract/providers.ts";

/** For what this tab has left for a sign-in provider. */
interface Leaving {
  browserKey: string;
  /** A trial ends with a session, in the settings. */
  purpose: "sign-in" | "trial";
  /** The user's destination before sign-in. */
  wanted?: string | undefined;
}

const key = "providerDeparture";

/** Leaves for the provider; only this tab can end what it began. */
export function leave({ url, browserKey }: Departure, more: Omit<Leaving, "browserKey">): void {
  sessionStorage.setItem(key, JSON.stringify({ browserKey, ...more } satisfies Leaving));
  location.assign(url);
}

/** Taken once: undefined if this tab has not left, or came back already. */
export function takeDeparture(): Leaving | undefined {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return stored ? (JSON.parse(stored) as Leaving) : undefined;
}
