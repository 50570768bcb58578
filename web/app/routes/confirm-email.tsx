import { createFileRoute } from "@tanstack/react-router";
import { ConfirmationPage } from "#web/modules/onboarding/confirmation/confirmation-page.tsx";

export const Route = createFileRoute("/confirm-email")({ component: ConfirmationPage });
