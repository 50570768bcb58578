// Writes contract/v1/frozen.json, what version 1 of the API promises; refuses to break a promise that it has made.
import { readFileSync, writeFileSync } from "node:fs";
import { breaksOf, promiseOf } from "#contract/v1/promise.ts";
import { v1Operations } from "#contract/v1/v1.ts";

const file = new URL("../contract/v1/frozen.json", import.meta.url);
const now = promiseOf(v1Operations);
const broken = breaksOf(JSON.parse(readFileSync(file, "utf8")), now);
if (broken.length > 0) {
  console.error(`Version 1 may only grow:\n${broken.join("\n")}`);
  process.exit(1);
}
writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
