/// <reference types="node" />
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { namedAccents } from "./accent.ts";
import { accentPalette, contrast, surfaces } from "./accent-palette.ts";
import type { ShownTheme } from "./theme.ts";

const themes: ShownTheme[] = ["light", "dark"];
const tenants = ["#f59e0b", "#7c3aed", "#fde047", "#ffffff", "#000000", "#777777", "#00ffff"];

function expectReadable(hex: string, theme: ShownTheme) {
  const palette = accentPalette(hex, theme);
  for (const ground of surfaces[theme]) {
    expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(4.5);
  }
  for (const ground of surfaces[theme].slice(0, 2)) {
    expect(contrast(palette.solid, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.hover, ground)).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(palette.text, palette.tint)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette.on, palette.solid)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette.on, palette.hover)).toBeGreaterThanOrEqual(4.5);
  expect(palette.hover).not.toBe(palette.solid);
  expect(contrast(palette["figure-on"], palette.figure)).toBeGreaterThanOrEqual(4.5);
  for (const ground of surfaces[theme].slice(0, 2))
    expect(contrast(palette.figure, ground)).toBeGreaterThanOrEqual(3);
}

describe.each(themes)("in the %s theme", (theme) => {
  it.each([...Object.values(namedAccents), ...tenants])(
    "%s is readable everywhere [THEME-08]",
    (hex) => expectReadable(hex, theme),
  );

  it("any colour a tenant may pick is readable everywhere", () => {
    const hexes = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hexes, (hex) => expectReadable(hex, theme)),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ["#dc2626", true],
  ["#e11d48", true],
  ["#7f1d1d", true],
  ["#f97316", false],
  ["#f59e0b", false],
  ["#be185d", false],
  ["#2563eb", false],
  ["#18181b", false],
] as const)("charts in %s are drawn in ink: %s [THEME-08]", (hex, isInk) => {
  for (const theme of themes) {
    const { figure, solid } = accentPalette(hex, theme);
    expect(figure).toBe(isInk ? declared(theme, "ink") : solid);
  }
});

const css = readFileSync("web/styles.css", "utf8");

const declared = (theme: ShownTheme, name: string) => {
  const block = css.split(theme === "light" ? ":root {" : ".dark {")[1]?.split("}")[0] ?? "";
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? `no --${name}`;
};

test("blue is #2563eb, and the style sheet contains its palette [CONST-13]", () => {
  expect(namedAccents.blue).toBe("#2563eb");
  for (const theme of themes) {
    for (const [part, value] of Object.entries(accentPalette(namedAccents.blue, theme))) {
      expect(`${theme} ${part} ${declared(theme, `accent-${part}`)}`).toBe(
        `${theme} ${part} ${value}`,
      );
    }
  }
});

test("the palette is made for the surfaces the style sheet paints", () => {
  for (const theme of themes) {
    const names =
      theme === "light" ? ["page", "card", "sunken"] : ["page", "card", "raised", "sunken"];
    expect(names.map((name) => declared(theme, name))).toEqual(surfaces[theme]);
  }
});

test.each(["ink", "muted", "green-text", "amber-text", "red-text", "blue-text"])(
  "--%s reads at 4.5:1 on every surface",
  (name) => {
    for (const theme of themes) {
      for (const ground of surfaces[theme]) {
        expect(contrast(declared(theme, name), ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);

test.each(["green", "amber", "red", "blue"])("%s reads on its own tint", (tone) => {
  for (const theme of themes) {
    const ratio = contrast(declared(theme, `${tone}-text`), declared(theme, `${tone}-tint`));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  }
});

test("an input's edge is visible: 3:1 against page and card", () => {
  for (const theme of themes) {
    for (const ground of surfaces[theme].slice(0, 2)) {
      expect(contrast(declared(theme, "control"), ground)).toBeGreaterThanOrEqual(3);
    }
  }
});
