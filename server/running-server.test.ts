import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { eventually } from "#server/test/eventually.ts";
import { basePath } from "./app.ts";
import { readConfig } from "./config.ts";
import { startServer } from "./running-server.ts";

test("a taken port stops both the start and the database", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const dataDir = await mkdtemp(path.join(tmpdir(), "baton-port-"));
  const config = readConfig({ PORT: port, DATA_DIR: dataDir });
  const webDir = await builtWeb();
  const start = () => startServer(config, pino({ level: "silent" }), webDir);
  await expect(start()).rejects.toThrow(`Port ${port} is taken`);
  taken.close();
  const server = await start();
  await server.stop();
  await Promise.all([dataDir, webDir].map((folder) => rm(folder, { recursive: true })));
});

test("a mail that a call asks for leaves the running server", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "baton-mail-"));
  const webDir = await builtWeb();
  const config = { ...readConfig({ DATA_DIR: dataDir }), port: 0 };
  const { app, stop } = await startServer(config, pino({ level: "silent" }), webDir);
  const post = (url: string, payload: object) =>
    app.inject({ method: "POST", url: basePath + url, payload });
  const email = "naledi@protea-foods.co.za";
  await post(api.onboarding.signUp.path, { email, password: "Correct-horse-7!" });
  await post(api.auth.recoverPassword.path, { email });
  await eventually(async () => {
    const [name = ""] = await readdir(path.join(dataDir, "outbox"));
    const mail = await readFile(path.join(dataDir, "outbox", name), "utf8");
    expect(mail).toContain(`To: ${email}`);
  });
  await stop();
  await Promise.all([dataDir, webDir].map((folder) => rm(folder, { recursive: true })));
});

/** The minimum of a built web app. */
async function builtWeb(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "baton-web-"));
  const pages = ["index", "landing", "signin", "signup", "terms", "privacy"].map(
    (name) => `${name}.html`,
  );
  for (const name of [...pages, "robots.txt", "sitemap.xml"])
    await writeFile(path.join(folder, name), "Baton HR");
  return folder;
}
