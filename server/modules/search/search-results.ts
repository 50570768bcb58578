import type { ParsedInput } from "#contract/operation.ts";
import { nearestOf } from "#contract/rules/nearest.ts";
import { askedWords, isEnoughToSearch } from "#contract/rules/search.ts";
import type { PersonSearchResult, SearchResults, search } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { excerptOf } from "./excerpt.ts";
import { findDocuments, findNotes } from "./note-and-document-queries.ts";
import {
  findDepartments,
  findPeople,
  findPeopleById,
  findPositions,
  listNameWords,
  mayFindByNumber,
  type PersonRow,
} from "./queries.ts";

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
  const isFound = [people, positions, departments, notes, documents].some(
    ({ length }) => length > 0,
  );
  return {
    people: groupOf(people, limit, personOf),
    positions: groupOf(positions, limit, (position) => ({
      id: position.id,
      positionTitle: position.positionTitle,
      departmentName: position.departmentName,
      holder:
        position.holderId === null
          ? null
          : {
              id: position.holderId,
              name: position.holderName,
              isPageOpen: position.isPageOpen ?? false,
              isLeaveOpen: position.isLeaveOpen ?? false,
            },
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
    nearest: isFound ? [] : await nearestPeople(context, asked.words),
  };
}

/** The people of these ids whom the actor may still see, in this order. */
export async function lookUpPeople(
  context: Context,
  ids: readonly number[],
): Promise<PersonSearchResult[]> {
  const rows = await findPeopleById(context, ids);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: PersonRow) => places.get(id) ?? ids.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other)).map(personOf);
}

const maxNearest = 3;

/** People by the first of these words that names someone, as it is or corrected. */
async function nearestPeople(
  context: Context,
  words: readonly string[],
): Promise<PersonSearchResult[]> {
  for (const word of words) {
    const [letter = ""] = word;
    const nearest = nearestOf(word, await listNameWords(context.tx, letter));
    if (nearest === undefined) continue;
    const asked = { words: [nearest] as const, limit: maxNearest };
    const people = await findPeople(context, asked, { findsByNumber: false });
    return people.slice(0, maxNearest).map(personOf);
  }
  return [];
}

const personOf = ({ positionTitle, departmentName, ...person }: PersonRow): PersonSearchResult => ({
  ...person,
  positionTitle: positionTitle ?? "",
  departmentName: departmentName ?? "",
});

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
  nearest: [],
};
