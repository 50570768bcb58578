import type { Company, ReaderName } from "./readers.ts";
import type { Told } from "./rule.ts";

export interface Telling {
  company: Company;
  told: Told[];
  /** The word of something new: it is in nothing else. */
  word(told: Omit<Told, "word">): string;
  entry(
    told: Omit<Told, "word" | "kind"> & { link: { kind: "note" | "promise"; id: number } },
  ): void;
  person(name: ReaderName): Company["readers"][ReaderName];
}

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

/** The answer of a call that has to succeed. */
export async function done<Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`It was refused: ${JSON.stringify(body)}`);
  return body;
}
