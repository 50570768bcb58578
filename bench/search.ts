import pg from "pg";
import type { Report } from "./report.ts";
import { startWorld } from "./world.ts";

const people = 20_000;
const rounds = 60;

/** What is typed: beginnings that thousands share, a name in full, name and surname, and what everybody has in the e-mail. */
const queries = ["th", "mok", "boitumelo", "th mo", "pe"];

/** Measures how long one waits for the search of a large company, each answer read whole, one after the other. */
export async function benchSearch(report: Report): Promise<void> {
  const world = await startWorld(people);
  try {
    await rememberAll(world.ownerUrl);
    const headers = { authorization: `Bearer ${world.owner.token}` };
    const find = async (query: string) => {
      const begunAt = performance.now();
      const answer = await fetch(
        `${world.url}/prod/secure/search?query=${encodeURIComponent(query)}`,
        { headers },
      );
      const { people: found } = (await answer.json()) as { people: { items: unknown[] } };
      if (!answer.ok || found.items.length === 0) throw new Error(`"${query}" found nobody.`);
      return performance.now() - begunAt;
    };
    const times = new Map(queries.map((query) => [query, [] as number[]]));
    for (let round = -5; round < rounds; round++)
      for (const [query, all] of times) {
        const ms = await find(query);
        if (round >= 0) all.push(ms);
      }
    for (const [query, all] of times) {
      report.detail(`  "${query}" among ${people} people, median ms`, quantile(all, 0.5));
      report.milliseconds(`search for "${query}", 95 of 100`, quantile(all, 0.95), "searchMs");
    }
  } finally {
    await world.stop();
  }
}

/** Rows written past the modules get their words as the migration gave them to those that were there. */
async function rememberAll(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    "insert into search_words select tenant_id, kind, word, record_id, part, label from app.search_words_due",
  );
  await client.query("vacuum analyze");
  await client.end();
}

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
