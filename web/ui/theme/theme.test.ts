// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import blockingScript from "../../public/theme.js?raw";
import { readAccent, startAccent } from "./accent.ts";
import { setAccent } from "./accent-choice.ts";
import { accentPalette } from "./accent-palette.ts";
import { readTheme, setTheme, shownTheme, startTheme, toggleTheme } from "./theme.ts";

const root = document.documentElement;
const mediaListeners = new Set<() => void>();
let [isSystemDark, isPrinted] = [false, false];

// A test must be able to change the operating system's preference, and the medium.
Object.defineProperty(window, "matchMedia", {
  value: (query: string) => ({
    matches: query === "print" ? isPrinted : isSystemDark,
    addEventListener: (_: string, listener: () => void) => mediaListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => mediaListeners.delete(listener),
  }),
});

beforeEach(() => {
  root.className = "";
  root.removeAttribute("style");
  [isSystemDark, isPrinted] = [false, false];
});

test("without a choice the theme is the system's and follows it live [THEME-01] [THEME-02] [THEME-03]", () => {
  const stop = startTheme();
  expect(readTheme()).toBe("system");
  expect(root.className).toBe("light");
  isSystemDark = true;
  for (const listener of mediaListeners) listener();
  expect(root.className).toBe("dark");
  stop();
});

test("paper is light, whatever the screen", () => {
  const stop = startTheme();
  setTheme("dark");
  isPrinted = true;
  for (const listener of mediaListeners) listener();
  expect(root.className).toBe("light");
  isPrinted = false;
  for (const listener of mediaListeners) listener();
  expect(root.className).toBe("dark");
  stop();
});

test("a choice is a class on the root, stored as vite-ui-theme [THEME-06] [THEME-07] [CONST-14]", () => {
  const stop = startTheme();
  setTheme("dark");
  expect(root.className).toBe("dark");
  expect(localStorage.getItem("vite-ui-theme")).toBe("dark");
  setTheme("light");
  expect(root.className).toBe("light");
  stop();
});

test("the toggle goes from system to the opposite, then between both [THEME-05]", () => {
  isSystemDark = true;
  toggleTheme();
  expect(readTheme()).toBe("light");
  toggleTheme();
  expect(readTheme()).toBe("dark");
  toggleTheme();
  expect(readTheme()).toBe("light");
});

test("an unknown stored theme counts as system", () => {
  localStorage.setItem("vite-ui-theme", "sepia");
  expect([readTheme(), shownTheme()]).toEqual(["system", "light"]);
});

test("the accent is painted, stored and repainted with the theme [THEME-08]", () => {
  const stop = startAccent();
  expect(readAccent()).toBe("blue");
  setAccent("#7c3aed");
  expect(readAccent()).toBe("#7c3aed");
  expect(root.style.getPropertyValue("--accent-solid")).toBe(
    accentPalette("#7c3aed", "light").solid,
  );
  setTheme("dark");
  expect(root.style.getPropertyValue("--accent-tint")).toBe(accentPalette("#7c3aed", "dark").tint);
  setAccent("blue");
  expect(root.style.getPropertyValue("--accent-solid")).toBe("");
  stop();
});

test.each(["url(https://elsewhere)", "purple", "#12"])(
  "%s is not an accent: the default remains",
  (accent) => {
    setAccent(accent);
    expect(readAccent()).toBe("blue");
  },
);

test("the blocking script shows the same before the app has started", () => {
  setAccent("green");
  setTheme("dark");
  root.removeAttribute("style");
  new Function(blockingScript)();
  expect(root.className).toBe("dark");
  expect(root.style.getPropertyValue("--accent-solid")).toBe(
    accentPalette("#15803d", "dark").solid,
  );
});
