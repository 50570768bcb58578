import { places } from "#contract/places.ts";
import { Logo } from "#web/ui/display/logo.tsx";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const links = [
  { href: places.terms, label: text.terms.title },
  { href: places.privacy, label: text.privacy.title },
  { href: places.signIn, label: text.header.login },
];

export const PageFooter = () => (
  <footer className="border-line border-t">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-4 px-5 py-8 md:px-8">
      <div className="flex items-center gap-4">
        <Logo size="sm" />
        <p className="text-muted text-sm">{text.footer.line}</p>
      </div>
      <nav aria-label={text.footer.navigation} className="-mx-3 flex text-sm">
        {links.map(({ href, label }) => (
          <Link key={href} href={href} className="inline-flex h-11 items-center px-3">
            {label}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
);
