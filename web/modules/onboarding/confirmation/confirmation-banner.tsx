import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/api/query-client.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";

const checkEveryMs = 30_000;
const loadNotice = async () => (await import("./confirmation-notice.tsx")).ConfirmationNotice;

/** Reminds a new company's owner of the mailed link until it is followed on any device; loaded for that company alone. */
export function ConfirmationBanner() {
  const { data: tenant, isFetching } = useQuery({
    ...apiQuery("tenant.getTenant", {}),
    refetchInterval: ({ state }) => (state.data?.confirmedAt === null ? checkEveryMs : false),
  });
  const isUnconfirmed = tenant?.confirmedAt === null;
  // A failed load is repeated with the next fetch of the company.
  const Notice = useLoaded(loadNotice, isUnconfirmed && !isFetching, () => {});
  return isUnconfirmed && Notice ? <Notice createdAt={tenant.createdAt} /> : null;
}
