import { createFileRoute } from "@tanstack/react-router";
import { SuspendedPage } from "#web/modules/auth/suspended-page.tsx";

export const Route = createFileRoute("/suspended")({ component: SuspendedPage });
