"use no memo";

import type { ReactNode } from "react";
import { entryPlaces } from "#contract/entry-places.ts";
import { Logo } from "#web/ui/display/logo.tsx";
import { BareLink, Link } from "#web/ui/link.tsx";
import { ThemeToggle } from "#web/ui/theme/theme-toggle.tsx";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";
import { text } from "../text.ts";

export interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  /** Above the title: the tabs of sign-in and sign-up. */
  top?: ReactNode;
  /** Next to the form on wide screens. */
  side?: ReactNode;
  children: ReactNode;
}

/** The frame of every page before sign-in: logo, theme, card and legal links. */
export function AuthPage({ title, lead, top, side, children }: AuthPageProps) {
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <header className="flex items-center justify-between px-5 py-4 md:px-8">
        <BareLink href={entryPlaces.landing} className="rounded-md">
          <Logo />
        </BareLink>
        <ThemeToggle />
      </header>
      <main className="flex flex-1 items-center justify-center gap-16 px-5 py-6">
        {side}
        <div className="w-full max-w-md">
          <div className="rounded-lg border border-line bg-card p-6 md:p-8">
            {top}
            <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
            {lead && <p className="mt-2 text-muted">{lead}</p>}
            <div className="mt-6">{children}</div>
          </div>
        </div>
      </main>
      <footer className="flex justify-center gap-6 px-5 py-2.5 text-sm *:py-3.5">
        <Link href={entryPlaces.terms}>{text.terms}</Link>
        <Link href={entryPlaces.privacy}>{text.privacy}</Link>
      </footer>
    </div>
  );
}
