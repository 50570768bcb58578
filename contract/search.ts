import { z } from "zod";
import { documentCategories } from "./codes/document-category.ts";
import { Id, PersonName, Text } from "./common.ts";
import { defineOperations } from "./operation.ts";

export const FoundPerson = z.object({
  id: Id,
  /** Blank until it has been given. */
  name: z.string(),
  email: z.string(),
  positionTitle: z.string(),
  departmentName: z.string(),
  isActive: z.boolean(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const FoundPosition = z.object({
  id: Id,
  positionTitle: z.string(),
  departmentName: z.string(),
  /** Null when vacant. */
  holder: PersonName.nullable(),
});
export type FoundPosition = z.infer<typeof FoundPosition>;

export const FoundDepartment = z.object({
  id: Id,
  departmentName: z.string(),
  headName: z.string().nullable(),
});
export type FoundDepartment = z.infer<typeof FoundDepartment>;

export const FoundNote = z.object({
  id: Id,
  about: PersonName,
  /** The part of the note that contains the words. */
  excerpt: z.string(),
});
export type FoundNote = z.infer<typeof FoundNote>;

export const FoundDocument = z.object({
  id: Id,
  documentName: z.string(),
  documentCategory: z.enum(documentCategories),
  about: PersonName,
});
export type FoundDocument = z.infer<typeof FoundDocument>;

/** The best matches of a kind, and whether there are more. */
const groupOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), hasMore: z.boolean() });

export const Found = z.object({
  people: groupOf(FoundPerson),
  positions: groupOf(FoundPosition),
  departments: groupOf(FoundDepartment),
  notes: groupOf(FoundNote),
  documents: groupOf(FoundDocument),
});
export type Found = z.infer<typeof Found>;

export const search = defineOperations("search", {
  find: {
    method: "GET",
    path: "/secure/search",
    access: "signed-in",
    summary:
      "Find records visible to you with words that start with those in the query; a single letter finds nothing",
    query: z.strictObject({
      query: Text.max(100, "At most 100 characters"),
      /** The maximum number of results of each kind. */
      limit: z.coerce.number().int().min(1).max(20).default(5),
    }),
    response: Found,
  },
});
