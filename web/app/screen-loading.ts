import { pause } from "#web/api/reconnection.ts";

const retryEveryMs = 5_000;

/** The event by which the window hears that the server could not be reached. */
export const unreachable = "server-unreachable";

/** Whether there is anything at the other end at all, whatever it says. */
const isServerReachable = () =>
  fetch("/theme.js", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Loads a screen's code. While the server cannot be reached, it waits for the connection, so that the screen before it stays
 * and the next one opens by itself; the build puts it around every screen (`build/patient-screens.ts`).
 */
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
