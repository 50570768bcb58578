import { IconBeach, IconRocket, IconTimeline } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { FeaturesSection } from "./features.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { PageFooter } from "./page-footer.tsx";
import { heroSize, pictureOf, ThemedPicture } from "./picture.tsx";
import { Pricing } from "./pricing.tsx";
import { text } from "./text.ts";

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

const personPicture = pictureOf("person", heroSize);

const Hero = () => (
  <section
    id="home"
    className="mx-auto grid max-w-6xl scroll-mt-16 items-center gap-14 px-5 pt-10 pb-14 md:px-8 md:pt-20 md:pb-28 lg:grid-cols-[1fr_1.08fr] lg:gap-14"
  >
    <div>
      <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{text.hero.headline}</h1>
      <p className="mt-6 max-w-2xl text-pretty text-lg text-muted">{text.hero.lead}</p>
      <div className="mt-9 flex flex-wrap gap-3">
        <ButtonLink href={places.signUp} variant="primary" size="lg">
          {text.hero.start}
        </ButtonLink>
        <ButtonLink href="#features" variant="ghost" size="lg">
          {text.hero.more}
        </ButtonLink>
      </div>
    </div>
    <div className="overflow-hidden rounded-lg border border-line bg-raised shadow-float">
      <ThemedPicture
        picture={personPicture}
        alt={text.hero.picture}
        shownAt="(width >= 64rem) 36rem, 100vw"
        isFirst
      />
    </div>
  </section>
);

const icons = [IconTimeline, IconBeach, IconRocket];

const About = () => (
  <section id="about" className="scroll-mt-16 border-line border-t bg-card">
    <div className="mx-auto grid max-w-6xl gap-12 px-5 py-14 md:px-8 md:py-28 lg:grid-cols-2 lg:gap-20">
      <div>
        <h2 className="font-semibold text-2xl tracking-tight md:text-3xl">{text.about.title}</h2>
        <p className="mt-6 text-pretty text-lg text-muted">{text.about.lead}</p>
      </div>
      <ul className="flex flex-col gap-8">
        {text.about.points.map(({ title, body }, index) => {
          const Icon = icons[index] ?? IconTimeline;
          return (
            <li key={title} className="flex gap-5">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-accent-tint text-accent-text">
                <Icon size={22} stroke={1.75} aria-hidden="true" />
              </span>
              <div>
                <h3 className="font-semibold text-lg">{title}</h3>
                <p className="mt-1 text-pretty text-muted text-lg">{body}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  </section>
);
