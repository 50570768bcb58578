import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { heroSize, pictureOf } from "./picture.ts";
import { text } from "./text.ts";
import { ThemedPicture } from "./themed-picture.tsx";

const personPicture = pictureOf("person", heroSize);

/** The product's purpose, beside a picture of it. */
export const Hero = () => (
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
