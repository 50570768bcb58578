import { writeFileSync } from "node:fs";
import path from "node:path";
import { keysOf, pressAt } from "./actions.ts";
import { openBidiSession } from "./bidi.ts";
import { type Engine, expressionOf, programs, resultOf } from "./engine.ts";
import { said, startProgram, temporaryFolder } from "./programs.ts";

/** It animates nothing, looks for no update, and reports to nobody. */
const preferences = {
  "ui.prefersReducedMotion": 1,
  "intl.accept_languages": "en-ZA,en",
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.safebrowsing.downloads.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.getAddons.cache.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,none",
  "signon.rememberSignons": false,
  "toolkit.telemetry.enabled": false,
};

const userPreferences = () =>
  Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");

/** A page that is going elsewhere by itself can cut off a visit. */
const isCutOff = (error: unknown) => String(error).includes("NS_BINDING_ABORTED");

/** Firefox without a window of its own, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = temporaryFolder("firefox");
  writeFileSync(path.join(profile.folder, "user.js"), userPreferences());
  const args = ["--headless", "--no-remote", "--profile", profile.folder];
  const firefox = startProgram(programs.firefox, [...args, "--remote-debugging-port=0"], {
    TZ: "Africa/Johannesburg",
  });
  const session = await openBidiSession(await said(firefox.child.stderr, /ws:\/\/[\d.:]+/));
  const { send } = session;
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  const perform = (actions: object[]) => send<void>("input.performActions", { context, actions });

  const visit = async (url: string): Promise<void> => {
    try {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    } catch (error) {
      if (!isCutOff(error)) throw error;
      await visit(url);
    }
  };

  return {
    name: "firefox",
    visit,
    async run(work, ...args) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>("script.evaluate", {
        expression: expressionOf(work, args),
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return resultOf(result.value);
    },
    press: (at) => perform(pressAt(at)),
    type: (text) => perform(keysOf(text)),
    resize: async (viewport) => {
      await send("browsingContext.setViewport", { context, viewport });
    },
    async picture() {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", {
        context,
      });
      return Buffer.from(data, "base64");
    },
    async close() {
      await session.end();
      await firefox.stop();
      profile.remove();
    },
  };
}
