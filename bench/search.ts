import { asOwner } from "#server/db/owner-connection.ts";
import { medianCosts } from "./load.ts";
import type { Report } from "./report.ts";
import { startWorld } from "./world.ts";

const people = 20_000;
const waits = 40;

/** Common beginnings, a full name, name and surname, and a part of every e-mail. */
const queries = ["th", "mok", "boitumelo", "th mo", "pe"];

/** A search's cost against a page of people, with a budget, and its wait, which depends on the machine. */
export async function benchSearch(report: Report): Promise<void> {
  const world = await startWorld(people);
  try {
    await asOwner(world.ownerUrl, async (execute) => void (await execute("vacuum analyze")));
    const headers = { authorization: `Bearer ${world.owner.token}` };
    const secure = `${world.url}/prod/secure`;
    const list = { name: "list", url: `${secure}/employee/all?pageSize=50`, headers };
    const searches = queries.map((query) => ({
      name: query,
      url: `${secure}/search?query=${encodeURIComponent(query)}`,
      headers,
    }));
    for (const { name, url } of searches) {
      const ms = await waitedMs(url, headers);
      report.detail(`search for "${name}" among ${people} people: median ms`, quantile(ms, 0.5));
      report.detail("  95 of 100 within ms", quantile(ms, 0.95));
    }
    const costs = await medianCosts([list, ...searches], {
      rounds: 3,
      requests: 300,
      postmasterPid: world.postmasterPid,
    });
    const costOf = (name: string) => {
      const cost = costs.get(name);
      if (!cost) throw new Error(`"${name}" was not measured.`);
      return cost.serverUs + cost.postgresUs;
    };
    for (const query of queries)
      report.ratio(
        `search for "${query}": CPU against a page of the list`,
        costOf(query) / costOf("list"),
        query.includes(" ") ? "searchOfTwoAgainstList" : "searchAgainstList",
      );
  } finally {
    await world.stop();
  }
}

/** Sequential requests, in ms each. */
async function waitedMs(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < waits; i++) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers });
    const { people: found } = (await answer.json()) as { people: { items: unknown[] } };
    if (!answer.ok || found.items.length === 0) throw new Error(`${url} found nobody.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
