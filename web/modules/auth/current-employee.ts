import { useSuspenseQuery } from "@tanstack/react-query";
import { currentEmployeeQuery } from "./session-lookup.ts";

/** The signed-in employee. Only for pages below a guarded area, whose guard has loaded it. */
export const useCurrentEmployee = () => useSuspenseQuery(currentEmployeeQuery).data;
