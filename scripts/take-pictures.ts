// Takes the pictures that the documents show, from the running product with the demonstration company.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../chromium.config.ts";

const root = path.dirname(import.meta.dirname);
const pictures = path.join(root, "docs/pictures");
const port = 3939;
const baseURL = `http://localhost:${port}`;
const owner = { email: "naledi.khumalo@kopano-foods.test", password: "Taste-of-Kopano-1!" };

const dataDir = mkdtempSync(path.join(tmpdir(), "baton-pictures-"));
const server = spawn(process.execPath, ["server/main.ts", "--demo"], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  stdio: ["ignore", "pipe", "inherit"],
});

/** The sign-ins are printed once the company is there. */
async function untilFilled(): Promise<void> {
  for await (const chunk of server.stdout) if (String(chunk).includes(owner.email)) return;
  throw new Error("The server ended before the company was there.");
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/signin");
  await page.getByRole("textbox", { name: "Email" }).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/superadmin/dashboard");
}

async function openHistory(page: Page): Promise<void> {
  await page.goto("/superadmin/user-management?search=tshepo");
  await page.getByRole("button", { name: "Actions for Tshepo Molefe" }).click();
  await page.getByRole("menuitem", { name: "View Details" }).click();
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("The manager then was").first().waitFor();
}

try {
  await untilFilled();
  mkdirSync(pictures, { recursive: true });
  const browser = await chromium.launch(chromiumOptions);
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 860 },
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
  });
  const page = await context.newPage();
  await signIn(page);
  await sleep(5_000);
  await page.screenshot({ path: path.join(pictures, "dashboard.png") });
  await openHistory(page);
  await page.screenshot({ path: path.join(pictures, "history.png") });
  await browser.close();
} finally {
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
