import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FeatureDialog } from "./feature-dialog.tsx";
import { type Feature, features, shownAtFirst } from "./features.ts";
import { text } from "./text.ts";
import { ThemedPicture } from "./themed-picture.tsx";

/** The feature whose picture is open, if one is, and how many were opened before and with it. */
type Enlarged = { nth: number; enlarged: Feature | null };

/** Six cards, three of them at first; without scripts all six. */
export function FeaturesSection() {
  const [isExpanded, setIsExpanded] = useState(false);
  const [{ nth, enlarged }, setEnlarged] = useState<Enlarged>({ nth: 0, enlarged: null });
  const enlarge = (feature: Feature) =>
    setEnlarged((last) => ({ nth: last.nth + 1, enlarged: feature }));
  // The browser reports a close in a later task: by then another picture may be open, which stays.
  const onClose = () => setEnlarged((last) => (last.nth === nth ? { nth, enlarged: null } : last));
  return (
    <section id="features" className="scroll-mt-16 border-line border-t">
      <div className="mx-auto max-w-6xl px-5 py-14 md:px-8 md:py-28">
        <h2 className="font-semibold text-2xl tracking-tight md:text-3xl">{text.features.title}</h2>
        <p className="mt-4 max-w-2xl text-pretty text-lg text-muted">{text.features.lead}</p>
        <ul id="feature-cards" className="mt-12 grid gap-5 md:grid-cols-3">
          {features.map((feature, index) => (
            <li
              key={feature.title}
              className={classNames(!isExpanded && index >= shownAtFirst && "scripted:hidden")}
            >
              <FeatureCard feature={feature} onOpen={() => enlarge(feature)} />
            </li>
          ))}
        </ul>
        <div className="mt-10 flex justify-center scriptless:hidden">
          <Button
            size="lg"
            aria-expanded={isExpanded}
            aria-controls="feature-cards"
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? text.features.less : text.features.more}
          </Button>
        </div>
      </div>
      {enlarged && <FeatureDialog key={nth} feature={enlarged} onClose={onClose} />}
    </section>
  );
}

/** The picture adds nothing to the text beside it; enlarged, it has an alternative text of its own. */
function FeatureCard({ feature, onOpen }: { feature: Feature; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group flex size-full cursor-pointer flex-col overflow-hidden rounded-lg border border-line bg-card text-start transition-colors hover:border-control scriptless:cursor-auto"
    >
      <span className="block w-full overflow-hidden border-line border-b bg-sunken">
        <ThemedPicture
          picture={feature.picture}
          alt=""
          shownAt="24rem"
          className="aspect-8/5 object-cover object-top"
        />
      </span>
      <span className="flex flex-col p-5">
        <span className="font-semibold text-lg">{feature.title}</span>
        <span className="mt-1 text-pretty text-muted">{feature.body}</span>
      </span>
    </button>
  );
}
