import { createFileRoute } from "@tanstack/react-router";
import { NotesPage } from "#web/modules/notes/notes-page.tsx";

export const Route = createFileRoute("/staff/_shell/notes")({ component: NotesPage });
