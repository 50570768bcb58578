import { createFileRoute } from "@tanstack/react-router";
import { DeactivatedPage } from "#web/modules/auth/deactivated-page.tsx";

export const Route = createFileRoute("/deactivated")({ component: DeactivatedPage });
