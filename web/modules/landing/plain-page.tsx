import { Logo } from "#web/ui/display/logo.tsx";
import { BareLink, Link } from "#web/ui/link.tsx";
import { ThemeToggle } from "#web/ui/theme/theme-toggle.tsx";
import { text } from "./text.ts";

interface PlainPageProps {
  title: string;
  paragraphs: readonly string[];
}

/** A public page of running text. */
function PlainPage({ title, paragraphs }: PlainPageProps) {
  return (
    <div className="min-h-dvh bg-page">
      <header className="mx-auto flex w-full max-w-3xl items-center justify-between px-5 py-4">
        <BareLink href="/" className="rounded-md">
          <Logo />
        </BareLink>
        <ThemeToggle />
      </header>
      <main className="mx-auto w-full max-w-3xl px-5 py-10">
        <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 text-pretty leading-relaxed">
            {paragraph}
          </p>
        ))}
        <p className="mt-10">
          <Link href="/">{text.back}</Link>
        </p>
      </main>
    </div>
  );
}

export const TermsPage = () => <PlainPage {...text.terms} />;
export const PrivacyPage = () => <PlainPage {...text.privacy} />;
