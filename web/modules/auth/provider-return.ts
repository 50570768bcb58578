import { entryPlaces } from "#contract/entry-places.ts";

let parameters: URLSearchParams | undefined;

/** Removes what a provider has sent from the address, which histories would keep. */
export function takeProviderReturn(): void {
  if (location.pathname !== entryPlaces.providerReturn) return;
  parameters = new URLSearchParams(location.search);
  history.replaceState(history.state, "", location.pathname);
}

/** The parameters of the address as it was at first. */
export const providerReturn = (): URLSearchParams =>
  parameters ?? new URLSearchParams(location.search);
