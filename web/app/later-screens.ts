import { loadAddresses } from "#web/api/address-of.ts";
import type { screens } from "./screen-list.ts";

export type LaterScreens = typeof screens;

/** Every screen behind sign-in but the dashboards, with the addresses of their calls. */
export async function loadLaterScreens(): Promise<LaterScreens> {
  const [{ screens }] = await Promise.all([import("./screen-list.ts"), loadAddresses()]);
  return screens;
}

/** A failed load is repeated when needed. */
export const preloadLaterScreens = () => void loadLaterScreens().catch(() => {});
