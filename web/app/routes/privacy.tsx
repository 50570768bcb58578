import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "#web/modules/landing/plain-page.tsx";

export const Route = createFileRoute("/privacy")({ component: PrivacyPage });
