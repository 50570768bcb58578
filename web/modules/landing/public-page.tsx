import { places } from "#contract/places.ts";
import { Logo } from "#web/ui/display/logo.tsx";
import { Link } from "#web/ui/link.tsx";
import { ThemeToggle } from "#web/ui/theme/theme-toggle.tsx";
import { LandingPage } from "./landing-page.tsx";
import { PageFooter } from "./page-footer.tsx";
import { text } from "./text.ts";

interface PublicPageProps {
  name: string;
  supportEmail: string;
}

/** The page of a name, the same at build as in the browser. */
export function PublicPage({ name, supportEmail }: PublicPageProps) {
  if (name === "terms") return <PlainPage {...text.terms} supportEmail={supportEmail} />;
  if (name === "privacy") return <PlainPage {...text.privacy} supportEmail={supportEmail} />;
  return <LandingPage supportEmail={supportEmail} />;
}

interface PlainPageProps {
  title: string;
  paragraphs: readonly string[];
  supportEmail: string;
}

const PlainPage = ({ title, paragraphs, supportEmail }: PlainPageProps) => (
  <div className="flex min-h-dvh flex-col">
    <header className="mx-auto flex w-full max-w-3xl items-center justify-between px-5 py-4">
      <a href={places.landing} className="flex h-12 items-center rounded-md">
        <Logo />
      </a>
      <div className="scriptless:hidden">
        <ThemeToggle />
      </div>
    </header>
    <main className="mx-auto w-full max-w-3xl flex-1 px-5 py-10 text-lg">
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-5 text-pretty">
          {paragraph}
        </p>
      ))}
      <p className="mt-5 text-pretty">
        {text.questions} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
      </p>
      <p className="mt-10">
        <Link href={places.landing}>{text.back}</Link>
      </p>
    </main>
    <PageFooter />
  </div>
);
