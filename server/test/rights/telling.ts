import type { Company, ReaderName } from "./readers.ts";
import type { Told } from "./rule.ts";

/** The texts so far, and the people. */
export interface Telling {
  company: Company;
  told: Told[];
  /** A unique word for a new text. */
  word(told: Omit<Told, "word">): string;
  /** Expects an entry of the history with a link. */
  entry(
    told: Omit<Told, "word" | "kind"> & { link: { kind: "note" | "promise"; id: number } },
  ): void;
  person(name: ReaderName): Company["readers"][ReaderName];
}

/** Each text has another word. */
export function telling(company: Company): Telling {
  const told: Told[] = [];
  return {
    company,
    told,
    person: (name) => company.readers[name],
    entry: ({ link, ...one }) =>
      void told.push({ ...one, kind: `entry about a ${link.kind}`, word: JSON.stringify(link) }),
    word: (one) => {
      const place = told.length;
      const word = `quartz${String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26))}`;
      told.push({ ...one, word });
      return word;
    },
  };
}

export async function done<Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`It was refused: ${JSON.stringify(body)}`);
  return body;
}
