import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { SignInPage } from "#web/modules/auth/pages/sign-in-page.tsx";
import { SignUpPage } from "#web/modules/onboarding/sign-up-page.tsx";
import { withMessages } from "./standalone-page.tsx";

const enter = async () => undefined;
const pages: Record<string, ReactNode> = {
  signin: <SignInPage enter={enter} />,
  signup: <SignUpPage enter={enter} />,
};

/** The HTML of sign-in or sign-up, for its file. */
export async function renderPage(page: string): Promise<string> {
  const { prelude } = await prerender(withMessages(pages[page]));
  return new Response(prelude).text();
}
