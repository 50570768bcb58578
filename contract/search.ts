import { z } from "zod";
import { documentCategories } from "./codes/document-category.ts";
import { Id, inDigits, PersonName, queryIds, Text } from "./common.ts";
import { defineOperations } from "./operation.ts";

export const PersonSearchResult = z.object({
  id: Id,
  /** Blank until given. */
  name: z.string(),
  email: z.string(),
  positionTitle: z.string(),
  departmentName: z.string(),
  isActive: z.boolean(),
  /** Whether the reader may open their page, and their leave. */
  isPageOpen: z.boolean(),
  isLeaveOpen: z.boolean(),
});
export type PersonSearchResult = z.infer<typeof PersonSearchResult>;

export const PositionSearchResult = z.object({
  id: Id,
  positionTitle: z.string(),
  departmentName: z.string(),
  /** Null when vacant. */
  holder: PersonName.extend({ isPageOpen: z.boolean(), isLeaveOpen: z.boolean() }).nullable(),
});
export type PositionSearchResult = z.infer<typeof PositionSearchResult>;

export const DepartmentSearchResult = z.object({
  id: Id,
  departmentName: z.string(),
  headName: z.string().nullable(),
});
export type DepartmentSearchResult = z.infer<typeof DepartmentSearchResult>;

const NoteSearchResult = z.object({
  id: Id,
  about: PersonName,
  /** The part of the note with the words. */
  excerpt: z.string(),
});

const DocumentSearchResult = z.object({
  id: Id,
  documentName: z.string(),
  documentCategory: z.enum(documentCategories),
  about: PersonName,
});

/** The best matches of a kind, and whether there are more. */
const groupOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), hasMore: z.boolean() });

export const SearchResults = z.object({
  people: groupOf(PersonSearchResult),
  positions: groupOf(PositionSearchResult),
  departments: groupOf(DepartmentSearchResult),
  notes: groupOf(NoteSearchResult),
  documents: groupOf(DocumentSearchResult),
  /** People with a similar name, the most similar first; only if nothing else is found. */
  nearest: z.array(PersonSearchResult),
});
export type SearchResults = z.infer<typeof SearchResults>;

/** The most people looked up at once. */
const maxPeopleSought = 10;

export const search = defineOperations("search", {
  find: {
    method: "GET",
    path: "/secure/search",
    access: "approved",
    summary:
      "Find records visible to you with words that start with those in the query; a single letter finds nothing",
    query: z.strictObject({
      query: Text.max(100, "At most 100 characters"),
      /** Per kind. */
      limit: inDigits(z.int().min(1).max(20)).default(5),
    }),
    response: SearchResults,
  },
  people: {
    method: "GET",
    path: "/secure/search/people",
    access: "approved",
    summary:
      "Look up people by id, in the order of the ids: active colleagues, and those whose page you may open; others are left out",
    query: z.strictObject({ ids: queryIds(maxPeopleSought) }),
    response: z.array(PersonSearchResult),
  },
});
