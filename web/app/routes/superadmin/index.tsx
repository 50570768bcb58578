import { createFileRoute } from "@tanstack/react-router";
import { guardAlias } from "../../guards.ts";

export const Route = createFileRoute("/superadmin/")({ beforeLoad: guardAlias });
