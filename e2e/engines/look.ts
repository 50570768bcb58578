import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import type { Size } from "./engine.ts";
import { measureLayout } from "./layout.ts";
import { layoutFaults } from "./layout-faults.ts";
import type { Visitor } from "./visitor.ts";

export const desktop: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 390, height: 844 };
const sizes: readonly Size[] = [desktop, { width: 820, height: 1000 }, phone];

const folder = path.join(import.meta.dirname, "../../test-results/engines");

/** Nothing is on its way, and nothing moves. Runs in the page. */
async function isSettled(): Promise<boolean> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isLoading = document.querySelector("[role=status][aria-label^=Loading]");
  const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
  const isShown = document.querySelector("h1, h2, [role=dialog]");
  return Boolean(isShown) && !isLoading && !isMoving;
}

/** The same for what floats beside its opener: opened again on each, as it closes when its opener moves. */
export async function lookEach(visitor: Visitor, name: string, open: () => Promise<void>) {
  for (const size of sizes) {
    await visitor.engine.resize(size);
    await open();
    await look(visitor, name, [size]);
  }
}

/** Measures what is shown on a desktop, a tablet and a phone, and stores a picture of each. */
export async function look({ engine, ask }: Visitor, name: string, at = sizes): Promise<void> {
  mkdirSync(path.join(folder, engine.name), { recursive: true });
  for (const size of at) {
    await engine.resize(size);
    await expect.poll(() => ask(isSettled), { message: `${name} settles` }).toBe(true);
    const file = path.join(folder, engine.name, `${name}-${size.width}.png`);
    writeFileSync(file, await engine.picture());
    const faults = layoutFaults(await engine.run(measureLayout));
    expect.soft(faults, `${name}, ${size.width} wide, in ${engine.name}`).toEqual([]);
  }
  await engine.resize(desktop);
}
