import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { publicScript } from "./public-script.ts";

/** At build, so that serving costs nothing; the server fills in pages first. */
export const precompressed: Plugin = {
  name: "precompressed",
  apply: "build",
  writeBundle({ dir = "" }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|svg|webmanifest)$/.test(name)) continue;
      const file = path.join(dir, name);
      if (!name.includes(path.sep) && name.endsWith(".js")) writeFileSync(file, publicScript(file));
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};
