import { createFileRoute } from "@tanstack/react-router";
import { ImportPage } from "#web/modules/import/import-page.tsx";

export const Route = createFileRoute("/superadmin/_shell/user-management/import")({
  component: ImportPage,
});
