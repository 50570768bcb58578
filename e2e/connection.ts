import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { Page } from "@playwright/test";

/** A connection to the server at its own address that can be lost and restored. */
export async function openConnection() {
  const { hostname, port } = new URL(process.env.BASE_URL ?? "");
  const sockets = new Set<Socket>();
  let isLost = false;
  const proxy = createServer((client) => {
    if (isLost) return void client.destroy();
    const server = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  if (typeof address !== "object" || !address) throw new Error("The proxy has no address.");

  const lose = () => {
    isLost = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    lose,
    restore: () => {
      isLost = false;
    },
    async close() {
      lose();
      proxy.close();
      await once(proxy, "close");
    },
  };
}

export async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return { release: scripts.resolve };
}

/** Lets the page's requests fail until a press, including its own retries. Call it before the page is opened. */
export async function failUntilPress(page: Page, address: string, status: number): Promise<void> {
  await page.addInitScript(() => {
    const note = () => document.documentElement.setAttribute("data-pressed", "");
    addEventListener("click", note, { capture: true });
  });
  await page.route(address, async (route) => {
    if (await page.locator("html[data-pressed]").count()) await route.fallback();
    else await route.fulfill({ status, json: { message: "No." } });
  });
}
