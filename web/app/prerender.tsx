import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { SignInPage } from "#web/modules/auth/pages/sign-in-page.tsx";
import { SignUpPage } from "#web/modules/onboarding/sign-up-page.tsx";
import { ShellSkeleton } from "./shell/shell-skeleton.tsx";
import { withMessages } from "./standalone-page.tsx";

const enter = async () => undefined;
const pages: Record<string, ReactNode> = {
  signin: <SignInPage enter={enter} />,
  signup: <SignUpPage enter={enter} />,
};

const htmlOf = async (node: ReactNode): Promise<string> =>
  new Response((await prerender(node)).prelude).text();

/** The HTML of sign-in or sign-up, for its file. */
export const renderPage = (page: string): Promise<string> => htmlOf(withMessages(pages[page]));

/** The HTML of the shell's skeleton, for every page that the app opens on. */
export const renderSkeleton = (): Promise<string> => htmlOf(<ShellSkeleton />);
