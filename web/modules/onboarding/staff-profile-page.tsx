import { useQuery } from "@tanstack/react-query";
import { callApi } from "#web/api/client.ts";
import { StaffWizard } from "./staff-profile/staff-wizard.tsx";
import { text } from "./staff-profile/text.ts";
import { PendingProfile, singleRead } from "./wizard/pending-profile.tsx";

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
