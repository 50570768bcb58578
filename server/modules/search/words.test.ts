import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { wordsToRemember } from "#contract/rules/search.ts";

const owner = new pg.Client(inject("ownerUrl"));
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const wordsInSql = async (texts: readonly string[]): Promise<string[][]> => {
  const { rows } = await owner.query(
    `select array(select app.words_to_remember(said)) as words
      from unnest($1::text[]) with ordinality as given (said, place) order by place`,
    [texts],
  );
  return rows.map(({ words }) => words.sort());
};
const wordsInCode = (texts: readonly string[]) => texts.map((text) => wordsToRemember(text).sort());

const texts = [
  "Thabo Mokoena",
  "Zoë VAN DER Merwe-Botha",
  "O'Brien O’Brien d`Angelo 'n rock'n'roll ''",
  "Søren Łukasz Straße Æther Œuvre Þór İZMİR ılık",
  "Ṱhomba Ḽuambo ŠIMŮNEK Ñandú ǅ",
  "Οδυσσέας ΣΊΣΥΦΟΣ",
  "Мария Йованович Ёлкин",
  "李明 김민준 ตัวอย่าง शर्मा ٣٤ عَلِيّ",
  "KF-012/7 thabo.mokoena+hr_x (2026) %_\\ 🙂",
  "x".repeat(100),
  "",
];

test.each(texts.map((text) => [text]))(
  "the database splits %s into the same words as the code",
  async (text) => {
    expect(await wordsInSql([text])).toEqual(wordsInCode([text]));
  },
);

test("the database and the code split European text alike", async () => {
  const unit = fc.integer({ min: 0x20, max: 0x52f }).map((code) => String.fromCodePoint(code));
  const text = fc.string({ unit, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (many) => {
      expect(await wordsInSql(many)).toEqual(wordsInCode(many));
    }),
    { numRuns: 60 },
  );
});
