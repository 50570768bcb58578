import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../not-found-page.tsx";

/** Every path that is not listed, for everyone: below a guarded area no one has to sign in to learn that nothing is there. */
export const Route = createFileRoute("/$")({ component: NotFoundPage });
