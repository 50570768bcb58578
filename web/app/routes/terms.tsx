import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "#web/modules/landing/plain-page.tsx";

export const Route = createFileRoute("/terms")({ component: TermsPage });
