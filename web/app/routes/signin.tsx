import { createFileRoute } from "@tanstack/react-router";
import { SignInPage } from "#web/modules/auth/sign-in-page.tsx";
import { guardPublicPage } from "../guards.ts";

export const Route = createFileRoute("/signin")({
  beforeLoad: guardPublicPage,
  component: SignInPage,
});
