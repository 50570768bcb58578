import fc from "fast-check";
import { expect, test } from "vitest";
import { newTenant } from "#server/test/world.ts";
import { addRecordWords } from "./index.ts";
import { bestOf } from "./match-queries.ts";

const anyWord = fc.constantFrom("pe", "peter", "pet", "mo", "moses", "zulu");
const anyText = fc.array(anyWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const people = fc.array(fc.record({ name: anyText, email: anyText }), {
  minLength: 1,
  maxLength: 12,
});
const anyPrefix = fc.constantFrom("pe", "pet", "peter", "m", "mo", "z");

interface Known {
  id: number;
  name: string;
  email: string;
}

/** The distance of a record's nearest word; undefined without a match. */
function distanceOf({ name, email }: Known, asked: string): number | undefined {
  const inName = name.split(" ");
  const distances = [...inName, ...email.split(" ")]
    .filter((word) => word.startsWith(asked))
    .map((word) => (word === asked ? 0 : 2) + (inName.includes(word) ? 0 : 1));
  return distances.length > 0 ? Math.min(...distances) : undefined;
}

/** The expected matches, computed from the records. */
function meant(records: readonly Known[], words: readonly string[], limit: number): number[] {
  return records
    .flatMap((record) => {
      const distances = words.map((word) => distanceOf(record, word));
      return distances.includes(undefined)
        ? []
        : [{ ...record, distance: distances.reduce<number>((sum, one) => sum + (one ?? 0), 0) }];
    })
    .sort(
      (a, b) =>
        a.distance - b.distance || (a.name < b.name ? -1 : a.name > b.name ? 1 : b.id - a.id),
    )
    .slice(0, limit + 1)
    .map(({ id }) => id);
}

test("the best matches are the nearest among all matching records [HEADER-03]", async () => {
  const asked = fc.tuple(
    people,
    fc.uniqueArray(anyPrefix, { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 1, max: 5 }),
    fc.constantFrom("person" as const, "position" as const),
  );
  await fc.assert(
    fc.asyncProperty(asked, async ([texts, words, limit, kind]) => {
      const records = texts.map((text, n) => ({ id: n + 1, ...text }));
      const { inTenant } = await newTenant();
      const ids = await inTenant(async (tx) => {
        await tx.deleteFrom("searchWords").where("tenantId", "=", tx.tenantId).execute();
        await addRecordWords(
          tx,
          records.map(({ id, ...texts }) => ({ kind, id, texts })),
        );
        const [first = "", ...more] = words;
        const best = bestOf(tx, { words: [first, ...more], limit }, { kind });
        const found = await tx
          .selectFrom(best)
          .select("recordId")
          .orderBy("distance")
          .orderBy("label")
          .orderBy("recordId", "desc")
          .execute();
        return found.map(({ recordId }) => recordId);
      });
      expect(ids).toEqual(meant(records, words, limit));
    }),
    { numRuns: 60 },
  );
});

test("matches by e-mail alone come behind all matches by name", async () => {
  const { inTenant } = await newTenant();
  const found = await inTenant(async (tx) => {
    // A later address has an earlier name.
    const people = Array.from({ length: 1_200 }, (_, n) => ({
      kind: "person" as const,
      id: n + 1,
      texts: { name: `Name ${2_000 - n}`, email: `person${1_000 + n}` },
    }));
    const texts = { name: "Petra Zulu", email: "pz" };
    await addRecordWords(tx, [...people, { kind: "person", id: 5_000, texts }]);
    const best = bestOf(tx, { words: ["pe"], limit: 3 }, { kind: "person" });
    return await tx
      .selectFrom(best)
      .select(["recordId"])
      .orderBy("distance")
      .orderBy("label")
      .execute();
  });
  expect(found.map(({ recordId }) => recordId)).toEqual([5_000, 1_000, 999, 998]);
});
