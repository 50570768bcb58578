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

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** A browser with one window, as its maker built it. */
export interface Engine {
  readonly name: EngineName;
  /** Goes to an address; returns once the page has been loaded. */
  visit: (url: string) => Promise<void>;
  /** Runs a function in the page, without access to the scope around it. */
  run: <Args extends Json[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  press: (at: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Sets the size of the page's viewport. */
  resize: (size: Size) => Promise<void>;
  /** The window's content as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** The paths of the programs, from the environment or the system's packages. */
export const programs = {
  firefox: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
  webkitDriver: process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};

/** The environment of the programs. */
export const surroundings = { ...process.env, TZ: "Africa/Johannesburg", LANG: "en_ZA.UTF-8" };

/** This machine's engines; Chromium is always one. */
export const installedEngines = engineNames.filter((name) => {
  const { firefox, webkitDriver, xvfb } = programs;
  const files = { chromium: [], firefox: [firefox], webkit: [webkitDriver, xvfb] };
  return files[name].every(existsSync);
});
