import { createFileRoute } from "@tanstack/react-router";
import { StaffProfilePage } from "#web/modules/onboarding/staff-profile-page.tsx";

export const Route = createFileRoute("/staff/update-profile")({ component: StaffProfilePage });
