import { existsSync } from "node:fs";
import { run } from "./project.mjs";

const aptGet = "/usr/bin/apt-get";

/** The system has packages to install from, even if not everyone may. */
const hasSystemPackages = () => process.platform === "linux" && existsSync(aptGet);

/** Installs packages of the system if it has any and we may. */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !hasSystemPackages()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run(aptGet, ["update"], { env });
  await run(aptGet, ["install", "--yes", "--no-install-recommends", ...names], { env });
}
