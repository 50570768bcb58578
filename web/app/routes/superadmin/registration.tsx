import { createFileRoute } from "@tanstack/react-router";
import { RegistrationPage } from "#web/modules/onboarding/registration-page.tsx";

export const Route = createFileRoute("/superadmin/registration")({ component: RegistrationPage });
