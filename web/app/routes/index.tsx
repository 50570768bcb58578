import { createFileRoute } from "@tanstack/react-router";
import { LandingPage } from "#web/modules/landing/landing-page.tsx";
import { leaveOnRoot } from "../guards.ts";

export const Route = createFileRoute("/")({
  // Loading the page ahead, on intent, is no visit yet.
  beforeLoad: ({ preload }) => (preload ? undefined : leaveOnRoot()),
  component: LandingPage,
});
