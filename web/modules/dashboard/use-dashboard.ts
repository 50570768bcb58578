import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/api/query-client.ts";

// A dashboard reads from every module, so each visit refetches it and shows the cache meanwhile.
const alwaysStale = { staleTime: 0 } as const;

export const useSuperadminDashboard = () =>
  useQuery({ ...apiQuery("dashboard.superadmin", {}), ...alwaysStale });

export const useStaffDashboard = () =>
  useQuery({ ...apiQuery("dashboard.staff", {}), ...alwaysStale });
