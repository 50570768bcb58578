import { existsSync } from "node:fs";

const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What can be passed to a page. */
type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** A browser with one window, as its maker built it. */
export interface Engine {
  readonly name: EngineName;
  /** Goes to an address; returns once the page has been loaded. */
  visit: (url: string) => Promise<void>;
  /** Runs a function in the page: it may use its arguments and what a page knows, and nothing around it. */
  run: <Args extends Json[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  press: (at: Point) => Promise<void>;
  /** Presses the keys of a text, one after the other. */
  type: (text: string) => Promise<void>;
  /** Sets the size of what the page is shown in. */
  resize: (size: Size) => Promise<void>;
  /** What the window shows, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Where the programs are: by the environment, or where the system's packages put them. */
export const programs = {
  firefox: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
  webkitDriver: process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};

/** What the programs know of where they are. */
export const surroundings = { ...process.env, TZ: "Africa/Johannesburg", LANG: "en_ZA.UTF-8" };

/** The engines that this machine has; Chromium it always has. */
export const installedEngines = engineNames.filter((name) => {
  const { firefox, webkitDriver, xvfb } = programs;
  const files = { chromium: [], firefox: [firefox], webkit: [webkitDriver, xvfb] };
  return files[name].every(existsSync);
});
