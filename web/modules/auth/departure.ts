import type { Departure } from "#contract/providers.ts";

/** For what this tab has left for a sign-in provider. */
interface Leaving {
  browserKey: string;
  /** A trial leaves from the settings, a confirmation from a tab of its own. */
  purpose: "sign-in" | "trial" | "confirmation";
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

const channelName = "provider-confirmation";

/** Tells the other tabs that the session is confirmed. */
export function tellConfirmed(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("confirmed");
  channel.close();
}

/** Calls back once another tab has confirmed the session. Returns a function that stops it. */
export function whenConfirmed(react: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = react;
  return () => channel.close();
}
