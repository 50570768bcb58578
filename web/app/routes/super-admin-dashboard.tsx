import { createFileRoute } from "@tanstack/react-router";
import { guardAlias } from "../guards.ts";

export const Route = createFileRoute("/super-admin-dashboard")({ beforeLoad: guardAlias });
