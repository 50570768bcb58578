import { createFileRoute, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { whenTakenOver } from "#web/api/session-takeover.ts";
import { SignInPage } from "#web/modules/auth/sign-in-page.tsx";
import { guardPublicPage } from "../guards.ts";

export const Route = createFileRoute("/signin")({
  beforeLoad: guardPublicPage,
  component: SignIn,
});

function SignIn() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { wanted } = useLocation({ select: ({ state }) => state });
  // Its guard leads on anyone whom another tab has signed in.
  useEffect(() => whenTakenOver(() => void router.invalidate()), [router]);
  return <SignInPage wanted={wanted} enter={(href) => navigate({ href })} />;
}
