import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const wholeFont = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const faces =
  /@font-face\s*{[^}]*font-weight:\s*(\d+) (\d+);[^}]*url\("(\.\/[^"]+\.gen\.woff2)"\)[^}]*unicode-range:\s*([^;]+);/g;

/** Cuts a style sheet's font files out of the whole font, each with its face's range and weights. */
export const fontFiles = (styleSheet: string): Plugin => ({
  name: "font-files",
  async config() {
    const whole = readFileSync(require.resolve(wholeFont));
    const css = readFileSync(styleSheet, "utf8");
    for (const [, min, max, url = "", ranges = ""] of css.matchAll(faces)) {
      const font = await subsetFont(whole, charactersOf(ranges), {
        targetFormat: "woff2",
        variationAxes: { wght: { min: Number(min), max: Number(max) } },
      });
      const file = path.join(path.dirname(styleSheet), url);
      mkdirSync(path.dirname(file), { recursive: true });
      const isCurrent = existsSync(file) && readFileSync(file).equals(font);
      if (!isCurrent) writeFileSync(file, font);
    }
  },
});

/** `U+41-43, U+B7` as text: `ABC·`. */
const charactersOf = (ranges: string) =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = "", to = from]) => {
      const first = Number.parseInt(from, 16);
      const last = Number.parseInt(to, 16);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
