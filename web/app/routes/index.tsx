import { createFileRoute } from "@tanstack/react-router";
import { LandingPage } from "#web/modules/landing/landing-page.tsx";
import { leaveOnRoot } from "../guards.ts";

export const Route = createFileRoute("/")({ beforeLoad: leaveOnRoot, component: LandingPage });
