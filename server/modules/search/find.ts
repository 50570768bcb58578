import type { ParsedInput } from "#contract/operation.ts";
import { askedWords, isEnoughToSearch } from "#contract/rules/search-words.ts";
import type { Found, search } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { mayFindByNumber } from "./access.ts";
import { excerptOf } from "./excerpt.ts";
import { findDocuments, findNotes } from "./paper-queries.ts";
import { findDepartments, findPeople, findPositions } from "./queries.ts";

/** Beyond these a query does not get more exact, only dearer. */
const mostWords = 6;

/** What the actor may see of the company that has words beginning with all of those asked, the best of each kind. */
export async function find(
  context: Context,
  { query, limit }: ParsedInput<typeof search.find>["query"],
): Promise<Found> {
  const { tx, actor, today } = context;
  const [first, ...more] = longestFirst(askedWords(query)).slice(0, mostWords);
  if (first === undefined || !isEnoughToSearch(query)) return nothing;
  const asked = { words: [first, ...more] as const, limit };
  // One after the other on one connection, without waiting in between.
  const [people, positions, departments, notes, documents] = await Promise.all([
    findPeople(tx, asked, { findsByNumber: mayFindByNumber(actor), today }),
    findPositions(tx, asked, today),
    findDepartments(tx, asked, today),
    findNotes(tx, asked, context),
    findDocuments(tx, asked, context),
  ]);
  return {
    people: groupOf(people, limit, ({ positionTitle, departmentName, ...person }) => ({
      ...person,
      positionTitle: positionTitle ?? "",
      departmentName: departmentName ?? "",
    })),
    positions: groupOf(positions, limit, ({ holderId, holderName, ...position }) => ({
      ...position,
      holder: holderId === null ? null : { id: holderId, name: holderName },
    })),
    departments: groupOf(departments, limit, (department) => department),
    notes: groupOf(notes, limit, ({ id, noteDescription, aboutId, aboutName }) => ({
      id,
      about: { id: aboutId, name: aboutName },
      excerpt: excerptOf(noteDescription, asked.words),
    })),
    documents: groupOf(documents, limit, ({ aboutId, aboutName, ...document }) => ({
      ...document,
      about: { id: aboutId, name: aboutName },
    })),
  };
}

const longestFirst = (words: string[]) => words.sort((one, other) => other.length - one.length);

const groupOf = <Row, Item>(rows: Row[], limit: number, itemOf: (row: Row) => Item) => ({
  items: rows.slice(0, limit).map(itemOf),
  hasMore: rows.length > limit,
});

const none = { items: [], hasMore: false };
const nothing: Found = {
  people: none,
  positions: none,
  departments: none,
  notes: none,
  documents: none,
};
