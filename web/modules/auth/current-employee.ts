import { useSuspenseQuery } from "@tanstack/react-query";
import { currentEmployeeQuery } from "./session-lookup.ts";

/** The signed-in employee; only below a guarded area, whose guard has already loaded it. */
export const useCurrentEmployee = () => useSuspenseQuery(currentEmployeeQuery).data;
