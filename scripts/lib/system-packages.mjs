import { existsSync } from "node:fs";
import { run } from "./project.mjs";

const aptGet = "/usr/bin/apt-get";

/** Installing them may still require rights. */
const hasSystemPackages = () => process.platform === "linux" && existsSync(aptGet);

export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !hasSystemPackages()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run(aptGet, ["update"], { env });
  await run(aptGet, ["install", "--yes", "--no-install-recommends", ...names], { env });
}
