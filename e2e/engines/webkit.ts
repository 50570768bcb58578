import { globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../start-server.ts";
import { keysOf, pressAt } from "./actions.ts";
import { startDisplay } from "./display.ts";
import { type Engine, expressionOf, type Json, programs, resultOf, type Size } from "./engine.ts";
import { startProgram, temporaryFolder } from "./programs.ts";
import { openWebDriverSession } from "./web-driver.ts";

const browserPattern = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";

/** Nothing moves, and no bar beside the page asks for a minimal width. */
const settings = {
  "settings.ini": "[Settings]\ngtk-enable-animations=0\n",
  "gtk.css":
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px }\n",
};

const hasSize = (width: number, height: number) => innerWidth === width && innerHeight === height;

function settingsFolder() {
  const { folder, remove } = temporaryFolder("webkit");
  const gtk = path.join(folder, "gtk-3.0");
  mkdirSync(gtk);
  for (const [name, content] of Object.entries(settings))
    writeFileSync(path.join(gtk, name), content);
  return { folder, remove };
}

/** WebKit's own small browser, driven by WebDriver on a display of its own. */
export async function startWebkit(): Promise<Engine> {
  const display = await startDisplay();
  const config = settingsFolder();
  const port = await freePort();
  const driver = startProgram(programs.webkit, [`--port=${port}`], {
    DISPLAY: display.name,
    XDG_CONFIG_HOME: config.folder,
    XDG_DATA_HOME: config.folder,
    XDG_CACHE_HOME: config.folder,
    TZ: "Africa/Johannesburg",
    LANG: "en_ZA.UTF-8",
    // Without a graphics card, what is painted in layers takes three times as long.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  });
  driver.child.stderr?.resume();
  const binary = globSync(browserPattern)[0];
  if (!binary) throw new Error(`WebKit's browser is missing: ${browserPattern}.`);
  const session = await openWebDriverSession(`http://127.0.0.1:${port}`, {
    browserName: "MiniBrowser",
    // A busy machine is not an error.
    timeouts: { script: 300_000, pageLoad: 300_000 },
    "webkitgtk:browserOptions": { binary, args: ["--automation", "--full-screen"] },
  });
  let shown: Size = { width: 0, height: 0 };
  async function run<Result>(work: (...args: never[]) => unknown, ...args: Json[]) {
    const script = `const done = arguments[0];
      ${expressionOf(work, args)}.then(done, (error) => done("!" + error + "\\n" + error.stack))`;
    const json = await session.post<string>("execute/async", { script, args: [] });
    if (json.startsWith("!")) throw new Error(json);
    return resultOf<Result>(json);
  }
  const perform = (actions: object[]) => session.post<void>("actions", { actions });

  return {
    name: "webkit",
    visit: async (url) => {
      await session.post("url", { url });
    },
    run,
    press: (at) => perform(pressAt(at)),
    type: (text) => perform(keysOf(text)),
    resize: async (size) => {
      if (size.width === shown.width && size.height === shown.height) return;
      await session.post("window/rect", { x: 0, y: 0, ...size });
      shown = size;
      // The window has it before the page has.
      while (!(await run<boolean>(hasSize, size.width, size.height))) await sleep(20);
    },
    picture: () => display.picture(shown),
    async close() {
      await session.end();
      await driver.stop();
      await display.stop();
      config.remove();
    },
  };
}
