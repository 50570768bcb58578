import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/api/query-client.ts";

// A dashboard looks at what every module keeps, so each visit asks anew, and shows what is known meanwhile.
const anew = { staleTime: 0 } as const;

export const useSuperadminDashboard = () =>
  useQuery({ ...apiQuery("dashboard.superadmin", {}), ...anew });

export const useStaffDashboard = () => useQuery({ ...apiQuery("dashboard.staff", {}), ...anew });
