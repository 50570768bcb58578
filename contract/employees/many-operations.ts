import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";
import { ChangeOfMany, OutcomeOfMany, PreviewOfMany } from "./many.ts";

export const changesOfMany = {
  previewChangeOfMany: {
    method: "POST",
    path: "/secure/employee/preview-change-of-many",
    access: "superadmin",
    summary: "Show what a change of many employees would do, without doing it",
    body: ChangeOfMany,
    response: PreviewOfMany,
    errors: ["not_found", "too_many_selected"],
    limited: limits.many,
    touches: [],
    traceless: "It changes nothing.",
  },
  changeMany: {
    method: "POST",
    path: "/secure/employee/change-many",
    access: "superadmin",
    summary:
      "Move up to 2,000 employees to a department, with their positions or to vacant ones of a title, and change their employment status: all or none",
    body: ChangeOfMany,
    response: OutcomeOfMany,
    errors: ["not_found", "too_many_selected", "circle_of_managers"],
    limited: limits.many,
    touches: [
      "employees",
      "departments",
      "leave",
      "notes",
      "documents",
      "calendar",
      "continuity",
      "search",
      "dashboard",
    ],
  },
} as const satisfies Record<string, Operation>;
