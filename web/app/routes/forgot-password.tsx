import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "#web/modules/auth/forgot-password-page.tsx";
import { guardPublicPage } from "../guards.ts";

export const Route = createFileRoute("/forgot-password")({
  beforeLoad: guardPublicPage,
  component: ForgotPasswordPage,
});
