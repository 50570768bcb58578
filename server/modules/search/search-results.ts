import type { ParsedInput } from "#contract/operation.ts";
import { askedWords, isEnoughToSearch } from "#contract/rules/search.ts";
import type { SearchResults, search } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { excerptOf } from "./excerpt.ts";
import { findDocuments, findNotes } from "./note-and-document-queries.ts";
import { findDepartments, findPeople, findPositions, mayFindByNumber } from "./queries.ts";

/** More words make a query slower, not more precise. */
const maxWords = 6;

/** The best visible matches of each kind: records with a match for each word of the query. */
export async function searchRecords(
  context: Context,
  { query, limit }: ParsedInput<typeof search.find>["query"],
): Promise<SearchResults> {
  const { tx, actor, today } = context;
  const [first, ...more] = longestFirst(askedWords(query)).slice(0, maxWords);
  if (first === undefined || !isEnoughToSearch(query)) return nothing;
  const asked = { words: [first, ...more] as const, limit };
  // One connection runs them in turn. Starting them together saves round trips.
  const [people, positions, departments, notes, documents] = await Promise.all([
    findPeople(context, asked, { findsByNumber: mayFindByNumber(actor) }),
    findPositions(context, asked),
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
    positions: groupOf(positions, limit, ({ holderId, holderName, isPageOpen, ...position }) => ({
      ...position,
      holder:
        holderId === null
          ? null
          : { id: holderId, name: holderName, isPageOpen: isPageOpen ?? false },
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
const nothing: SearchResults = {
  people: none,
  positions: none,
  departments: none,
  notes: none,
  documents: none,
};
