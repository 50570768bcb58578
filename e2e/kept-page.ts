import type { Browser, Page } from "@playwright/test";

interface Look {
  colorScheme: "light" | "dark" | "no-preference" | null;
  viewport: { width: number; height: number } | null;
}

const heardOfPages = [
  "console",
  "dialog",
  "download",
  "framenavigated",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
] as const;
const heardOfContexts = ["console", "page", "request", "requestfailed", "response"] as const;

/** A page for one journey after the other, as clean as a new one. The remaining browser caches save two thirds of the loading time. */
export interface KeptPage {
  page: Page;
  begin(look: Look, headers: Record<string, string>): Promise<void>;
  /** Resolves to whether the page can be used again. */
  end(): Promise<boolean>;
}

export async function openKeptPage(browser: Browser): Promise<KeptPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = collectInitScripts(page);
  const clock = noticeClock(page);

  return {
    page,

    async begin({ colorScheme, viewport }, headers) {
      await context.setExtraHTTPHeaders(headers);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({
        colorScheme,
        reducedMotion: "reduce",
        media: null,
        contrast: null,
        forcedColors: null,
      });
    },

    async end() {
      if (page.isClosed() || clock.isSet()) return false;
      await Promise.all(scripts.splice(0).map((script) => script.dispose()));
      await leaveAlone(page);
      await context.setOffline(false);
      await page.setExtraHTTPHeaders({});
      await page.mouse.move(-1, -1);
      return emptyStorage(page);
    },
  };
}

/** Ignores the page's further requests and closes every other page. */
async function leaveAlone(page: Page): Promise<void> {
  const context = page.context();
  for (const event of heardOfPages) page.removeAllListeners(event);
  for (const event of heardOfContexts) context.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const other of context.pages()) if (other !== page) await other.close();
}

/** Resolves to whether all stored data is gone, here and at the journeys' server. */
async function emptyStorage(page: Page): Promise<boolean> {
  const { origin } = new URL(page.url());
  const home = process.env.BASE_URL ?? "";
  for (const site of origin === "null" || origin === home ? [home] : [origin, home]) {
    // A page of the same site has the same renderer and access to the stored data.
    const answer = await page.goto(`${site}/robots.txt`).catch(() => undefined);
    if (!answer) return false;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = "";
    });
  }
  await page.context().clearCookies();
  await page.context().clearPermissions();
  return true;
}

/** Collects the init scripts of a journey. */
function collectInitScripts(page: Page) {
  const scripts: Awaited<ReturnType<Page["addInitScript"]>>[] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...given) => {
    const script = await add(...given);
    scripts.push(script);
    return script;
  };
  return scripts;
}

/** A page cannot lose the clock of a journey. */
function noticeClock({ clock }: Page) {
  let isSet = false;
  const install = clock.install.bind(clock);
  clock.install = (...given) => {
    isSet = true;
    return install(...given);
  };
  return { isSet: () => isSet };
}
