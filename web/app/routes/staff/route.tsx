import { createFileRoute } from "@tanstack/react-router";
import { guardArea } from "../../guards.ts";
import { GuardedArea } from "../../shell/guarded-area.tsx";

export const Route = createFileRoute("/staff")({
  beforeLoad: ({ location }) => guardArea("staff", location.pathname),
  component: GuardedArea,
});
