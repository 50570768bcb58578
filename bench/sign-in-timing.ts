import { median } from "./load.ts";
import type { Report } from "./report.ts";
import { startWorld } from "./world.ts";

const pairs = 300;

/** Whether a refusal's time reveals an account: pairs of both kinds, in random order. */
export async function benchSignInTiming(report: Report): Promise<void> {
  const world = await startWorld(400);
  try {
    const refusalMs = async (email: string) => {
      const begunAt = performance.now();
      const { status } = await fetch(`${world.url}/prod/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: "Wrong-horse-7!" }),
      });
      if (status !== 401) throw new Error(`A sign-in was answered with ${status}.`);
      return performance.now() - begunAt;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    const measure = {
      known: async () => known.push(await refusalMs(world.owner.email)),
      unknown: async () => unknown.push(await refusalMs("nobody@nowhere.co.za")),
    };
    // First calls prepare later ones.
    for (let warmUp = 0; warmUp < 20; warmUp++) {
      await measure.known();
      await measure.unknown();
    }
    known.length = unknown.length = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const isKnownFirst = Math.random() < 0.5;
      await (isKnownFirst ? measure.known() : measure.unknown());
      await (isKnownFirst ? measure.unknown() : measure.known());
    }
    report.milliseconds(
      "a refused sign-in to a known account, against an unknown one",
      Math.abs(median(known) - median(unknown)),
      "signInTimingMs",
    );
    report.detail("  known, ms", median(known));
  } finally {
    await world.stop();
  }
}
