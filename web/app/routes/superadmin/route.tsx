import { createFileRoute } from "@tanstack/react-router";
import { guardArea } from "../../guards.ts";
import { GuardedArea } from "../../shell/guarded-area.tsx";

export const Route = createFileRoute("/superadmin")({
  beforeLoad: ({ location }) => guardArea("superadmin", location.pathname),
  component: GuardedArea,
});
