import { useQuery } from "@tanstack/react-query";
import { readOwnerProfile } from "./owner-profile/owner-profile.ts";
import { OwnerWizard } from "./owner-profile/owner-wizard.tsx";
import { text } from "./owner-profile/text.ts";
import { PendingProfile } from "./wizard/pending-profile.tsx";
import { singleRead } from "./wizard/single-read.ts";

/** The super administrator's profile in five steps, the first time and for later changes. */
export function OwnerProfilePage() {
  const { data, error, refetch } = useQuery({
    queryKey: ["onboarding", "ownerProfile"],
    queryFn: readOwnerProfile,
    ...singleRead,
  });
  if (data) return <OwnerWizard profile={data} />;
  return (
    <PendingProfile title={text.title} lead={text.lead} error={error} onRetry={() => refetch()} />
  );
}
