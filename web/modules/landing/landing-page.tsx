import { About } from "./about.tsx";
import { FeaturesSection } from "./features-section.tsx";
import { Hero } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { PageFooter } from "./page-footer.tsx";
import { Pricing } from "./pricing.tsx";
import { text } from "./text.ts";

/** The landing page: what Baton HR is, what it looks like and what it costs. */
export const LandingPage = ({ supportEmail }: { supportEmail: string }) => (
  <>
    <a href="#content" className="skip-link">
      {text.skipToContent}
    </a>
    <LandingHeader />
    <main id="content" tabIndex={-1} className="outline-none">
      <Hero />
      <About />
      <FeaturesSection />
      <Pricing supportEmail={supportEmail} />
    </main>
    <PageFooter />
  </>
);
