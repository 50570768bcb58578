import { readFileSync, writeFileSync } from "node:fs";

/** Writes a generated file; with --check, fails instead if the file is outdated. */
export function keepCurrent(target, wanted, script) {
  if (!process.argv.includes("--check")) {
    writeFileSync(target, wanted);
  } else if (current(target) !== wanted) {
    console.error(
      `${target.pathname.split("/").slice(-3).join("/")} is not current: run node ${script}`,
    );
    process.exitCode = 1;
  }
}

function current(target) {
  try {
    return readFileSync(target, "utf8");
  } catch {
    return "";
  }
}
