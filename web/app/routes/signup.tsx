import { createFileRoute } from "@tanstack/react-router";
import { SignUpPage } from "#web/modules/onboarding/sign-up-page.tsx";
import { guardPublicPage } from "../guards.ts";

export const Route = createFileRoute("/signup")({
  beforeLoad: guardPublicPage,
  component: SignUp,
});

function SignUp() {
  const navigate = Route.useNavigate();
  return <SignUpPage enter={(href) => navigate({ href })} />;
}
