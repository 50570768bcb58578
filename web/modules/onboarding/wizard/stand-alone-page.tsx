import { IconLogout } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/display/logo.tsx";
import { PopupLayer } from "#web/ui/overlay/popup-layer.tsx";
import { ThemeToggle } from "#web/ui/theme/theme-toggle.tsx";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";
import { text } from "../text.ts";

interface StandAlonePageProps {
  title: string;
  lead: ReactNode;
  onLogOut: () => void;
  children: ReactNode;
}

/** The frame of a page outside the shell: logo, theme, sign-out, and one task. */
export function StandAlonePage({ title, lead, onLogOut, children }: StandAlonePageProps) {
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <header className="flex items-center justify-between gap-2 px-5 py-4 md:px-8">
        <Logo />
        <div className="flex items-center gap-1">
          <ThemeToggle />
          <Button
            variant="ghost"
            icon={<IconLogout size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onLogOut}
          >
            {text.logOut}
          </Button>
        </div>
      </header>
      <main className="mx-auto w-full max-w-232 flex-1 px-5 pt-4 pb-16">
        <PopupLayer>
          <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
          <div className="mt-2 text-pretty text-muted">{lead}</div>
          <div className="mt-6 flex flex-col gap-6">{children}</div>
        </PopupLayer>
      </main>
    </div>
  );
}
