import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { domain, password } from "../../server/demo/outline/company.ts";
import { demoSignIns } from "../../server/demo/sign-ins.ts";

const root = path.dirname(path.dirname(import.meta.dirname));
const port = 3939;
const baseURL = `http://localhost:${port}`;

const signIns = {
  ...demoSignIns,
  /** Someone with a known next manager. */
  beforeChange: `hlengiwe.buthelezi@${domain}`,
};

export type PersonName = keyof typeof signIns;

/** With data of its own. */
export async function startDemoCompany() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "baton-pictures-"));
  const server = spawn(process.execPath, ["server/main.ts", "--demo"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await new Promise((resolve) => server.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  };
  // The sign-ins are printed once the company exists.
  for await (const chunk of server.stdout)
    if (String(chunk).includes(demoSignIns.owner)) return { stop, openAs };
  await stop();
  throw new Error("The server ended before the company was there.");
}

const tokens = new Map<PersonName, Promise<string>>();

function tokenOf(name: PersonName): Promise<string> {
  const known = tokens.get(name);
  if (known) return known;
  const token = signedIn(name);
  tokens.set(name, token);
  return token;
}

async function signedIn(name: PersonName): Promise<string> {
  const answer = await fetch(`${baseURL}/prod/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: signIns[name], password }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`${signIns[name]} cannot sign in: ${answer.status}.`);
  return token;
}

/** As a person or a visitor without a sign-in sees it. */
async function openAs(
  browser: Browser,
  name: PersonName | undefined,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: "reduce",
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    ...options,
  });
  if (name)
    await context.addInitScript(
      (token) => localStorage.setItem("authToken", token),
      await tokenOf(name),
    );
  return context.newPage();
}
