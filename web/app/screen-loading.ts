import { lazyRouteComponent } from "@tanstack/react-router";
import { pause } from "#web/api/connection/reconnection.ts";

const retryEveryMs = 5_000;

/** The window's event after a failed attempt to reach the server. */
export const unreachable = "server-unreachable";

/** Whether the server responds, with any status. */
const isServerReachable = () =>
  fetch("/theme.js", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/** Loads a screen's code. While the server cannot be reached, the current screen stays and the next opens later. */
export async function loadScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await isServerReachable()) throw error;
    }
    dispatchEvent(new Event(unreachable));
    await pause(retryEveryMs);
  }
}

/** A screen whose code loads on intent or display. The router alone would reload the page on a lost connection. */
export const lazyScreen = <Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => loadScreen(load), name);
