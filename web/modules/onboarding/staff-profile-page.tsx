import { useQuery } from "@tanstack/react-query";
import { callApi } from "#web/api/client.ts";
import { StaffWizard } from "./staff-profile/staff-wizard.tsx";
import { text } from "./staff-profile/text.ts";
import { PendingProfile } from "./wizard/pending-profile.tsx";
import { singleRead } from "./wizard/single-read.ts";

/** The profile of a member of staff in four steps. */
export function StaffProfilePage() {
  const { data, error, refetch } = useQuery({
    queryKey: ["onboarding", "staffProfile"],
    queryFn: () => callApi("employees.fullProfile", {}),
    ...singleRead,
  });
  if (data) return <StaffWizard profile={data} />;
  return (
    <PendingProfile title={text.title} lead={text.lead} error={error} onRetry={() => refetch()} />
  );
}
