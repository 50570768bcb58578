import { createFileRoute } from "@tanstack/react-router";
import { OwnerProfilePage } from "#web/modules/onboarding/owner-profile-page.tsx";

export const Route = createFileRoute("/superadmin/update-company-details")({
  component: OwnerProfilePage,
});
