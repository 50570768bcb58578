import { useSuspenseQuery } from "@tanstack/react-query";
import { currentEmployeeQuery } from "./session-lookup.ts";

/** Who is signed in; only below a guarded area, whose guard has already asked. */
export const useCurrentEmployee = () => useSuspenseQuery(currentEmployeeQuery).data;
