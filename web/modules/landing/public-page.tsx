import { LandingPage } from "./landing-page.tsx";
import { PlainPage } from "./plain-page.tsx";
import { text } from "./text.ts";

interface PublicPageProps {
  /** The name of its HTML file. */
  name: string;
  supportEmail: string;
}

/** The page of a name, the same at build as in the browser. */
export function PublicPage({ name, supportEmail }: PublicPageProps) {
  if (name === "terms") return <PlainPage {...text.terms} supportEmail={supportEmail} />;
  if (name === "privacy") return <PlainPage {...text.privacy} supportEmail={supportEmail} />;
  return <LandingPage supportEmail={supportEmail} />;
}
