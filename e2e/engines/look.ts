import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import type { Size } from "./engine.ts";
import { measureLayout } from "./layout.ts";
import { layoutFaults } from "./layout-faults.ts";
import { soon, type Visitor } from "./visitor.ts";

export const desktop: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 390, height: 844 };
export const sizes: readonly Size[] = [desktop, { width: 820, height: 1000 }, phone];

const folder = path.join(import.meta.dirname, "../../test-results/engines");

/** What is still loading or moving; empty once the page is settled. Runs in the page. */
async function unsettled(): Promise<string> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const loading = document.querySelector("[role=status][aria-label^=Loading]");
  if (loading) return `${loading.getAttribute("aria-label")}`;
  // A folded animation never proceeds in Firefox.
  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .find((element) => element?.checkVisibility() !== false);
  if (moving !== undefined) return `it moves: ${moving?.outerHTML.slice(0, 300)}`;
  return document.querySelector("h1, h2, [role=dialog]") ? "" : "nothing is shown";
}

/** Measures the page at a size and stores a picture of it. */
export async function lookAt({ engine, ask }: Visitor, name: string, size: Size): Promise<void> {
  await engine.resize(size);
  await expect.poll(() => ask(unsettled), { message: `${name} settles`, ...soon }).toBe("");
  mkdirSync(path.join(folder, engine.name), { recursive: true });
  const file = path.join(folder, engine.name, `${name}-${size.width}.png`);
  writeFileSync(file, await engine.picture());
  const faults = layoutFaults(await engine.run(measureLayout));
  expect.soft(faults, `${name}, ${size.width} wide, in ${engine.name}`).toEqual([]);
}

/** The same on a desktop, a tablet and a phone. */
export async function look(visitor: Visitor, name: string): Promise<void> {
  for (const size of sizes) await lookAt(visitor, name, size);
  await visitor.engine.resize(desktop);
}
