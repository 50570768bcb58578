import { readFileSync } from "node:fs";
import { minifySync } from "vite";

/** A script of the public folder, minified: it is part of no bundle. */
export const publicScript = (file: string): string =>
  minifySync(file, readFileSync(file, "utf8"), { module: false }).code.trim();
