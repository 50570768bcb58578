import { SignInPage } from "#web/modules/auth/sign-in-page.tsx";
import { Toaster } from "#web/ui/feedback/toaster.tsx";

interface StandaloneSignInProps {
  wanted?: string | undefined;
  /** Loads the app ahead. */
  prepare?: () => void;
  /** Goes to a place of the app. */
  enter: (href: string) => Promise<void>;
}

/** Sign-in as a page of its own, the same at build as in the browser: without router and query cache. */
export const StandaloneSignIn = (props: StandaloneSignInProps) => (
  <>
    <SignInPage {...props} />
    <Toaster />
  </>
);
