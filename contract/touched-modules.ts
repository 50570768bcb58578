import type { ModuleName } from "./operation.ts";

/** The modules whose reads depend on positions, and so on the reporting line. */
export const touchedByMoves = [
  "employees",
  "departments",
  "leave",
  "notes",
  "calendar",
  "continuity",
  "search",
  "dashboard",
] as const satisfies readonly ModuleName[];
