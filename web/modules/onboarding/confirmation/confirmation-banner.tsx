import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/api/query-client.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";

const checkEveryMs = 30_000;
const loadNotice = async () => (await import("./confirmation-notice.tsx")).ConfirmationNotice;

/** Reminds the owner of a new company to follow the mailed link, until it was followed on whatever device; loaded for that company alone. */
export function ConfirmationBanner() {
  const { data: tenant, isFetching } = useQuery({
    ...apiQuery("tenant.getTenant", {}),
    refetchInterval: ({ state }) => (state.data?.confirmedAt === null ? checkEveryMs : false),
  });
  const isUnconfirmed = tenant?.confirmedAt === null;
  // Loaded again with the next look at the company if that fails.
  const Notice = useLoaded(loadNotice, isUnconfirmed && !isFetching, () => {});
  return isUnconfirmed && Notice ? <Notice createdAt={tenant.createdAt} /> : null;
}
