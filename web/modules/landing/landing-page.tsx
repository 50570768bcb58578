import { ButtonLink } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/display/logo.tsx";
import { BareLink, Link } from "#web/ui/link.tsx";
import { ThemeToggle } from "#web/ui/theme/theme-toggle.tsx";
import { text } from "./text.ts";

export function LandingPage() {
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <header className="mx-auto flex w-full max-w-6xl items-center gap-2 px-5 py-4 md:gap-4">
        <BareLink href="/" className="me-auto rounded-md">
          <Logo />
        </BareLink>
        <ThemeToggle />
        <Link href="/signin" className="px-2 no-underline">
          {text.signIn}
        </Link>
        <ButtonLink href="/signup" variant="primary">
          {text.signUp}
        </ButtonLink>
      </header>
      <main className="mx-auto w-full max-w-6xl flex-1 px-5">
        <section id="home" className="py-16 md:py-28">
          <h1 className="max-w-3xl text-balance font-semibold text-3xl tracking-tight md:text-4xl">
            {text.headline}
          </h1>
          <p className="mt-6 max-w-2xl text-pretty text-lg text-muted">{text.lead}</p>
          <ButtonLink href="/signup" variant="primary" size="lg" className="mt-10">
            {text.start}
          </ButtonLink>
        </section>
        <section id="about" className="grid gap-8 border-line border-t py-16 md:grid-cols-3">
          {text.points.map(({ title, body }) => (
            <div key={title}>
              <h2 className="font-semibold text-lg">{title}</h2>
              <p className="mt-2 text-pretty text-muted">{body}</p>
            </div>
          ))}
        </section>
      </main>
      <footer className="flex justify-center gap-6 px-5 py-8 text-sm">
        <Link href="/terms">{text.terms.title}</Link>
        <Link href="/privacy">{text.privacy.title}</Link>
      </footer>
    </div>
  );
}
