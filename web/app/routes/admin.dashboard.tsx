import { createFileRoute } from "@tanstack/react-router";
import { guardAlias } from "../guards.ts";

export const Route = createFileRoute("/admin/dashboard")({ beforeLoad: guardAlias });
