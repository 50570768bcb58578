import type { ModuleName } from "./operation.ts";

/** The modules whose reads depend on who holds which position, and so on who leads whom. */
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
