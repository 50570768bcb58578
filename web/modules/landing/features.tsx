import { IconX } from "@tabler/icons-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Picture, pictureOf, screenSize, ThemedPicture } from "./picture.tsx";
import { text } from "./text.ts";

/** The feature with the open picture, and the count of opened ones. */
type Enlarged = { nth: number; enlarged: Feature | null };

/** Six cards, three of them at first; without scripts all six. */
export function FeaturesSection() {
  const [isExpanded, setIsExpanded] = useState(false);
  const [{ nth, enlarged }, setEnlarged] = useState<Enlarged>({ nth: 0, enlarged: null });
  const enlarge = (feature: Feature) =>
    setEnlarged((last) => ({ nth: last.nth + 1, enlarged: feature }));
  // A picture opened meanwhile stays: the browser reports a close in a later task.
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

/** The picture adds nothing to the text next to it; enlarged, it has an alternative text of its own. */
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

/** A feature's picture, as large as the screen allows; closed by its button, Escape or a press outside. */
function FeatureDialog({ feature, onClose }: { feature: Feature; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };

  return (
    // The browser closes it by Escape; a press outside is one on the dialog itself, which its content covers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button.
    <dialog
      ref={dialog}
      aria-labelledby="enlarged-feature"
      onClose={onClose}
      onClick={closeOutside}
      className="m-auto max-h-[calc(100dvh-6rem)] w-full max-w-6xl overflow-auto overscroll-contain bg-transparent p-0 text-ink backdrop:bg-black/60 md:max-h-[calc(100dvh-3rem)] md:w-[calc(100%-4rem)] md:rounded-lg"
    >
      <div className="bg-raised md:rounded-lg">
        <div className="sticky top-0 flex items-center justify-between gap-4 border-line border-b bg-raised py-2 ps-5 pe-2">
          <h2 id="enlarged-feature" className="font-semibold text-lg">
            {feature.title}
          </h2>
          <IconButton
            label={text.features.close}
            icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
            onClick={close}
          />
        </div>
        <ThemedPicture picture={feature.picture} alt={feature.alt} shownAt="72rem" />
        <p className="border-line border-t px-5 py-4 text-muted">{feature.body}</p>
      </div>
    </dialog>
  );
}

interface Feature {
  title: string;
  body: string;
  picture: Picture;
  /** The picture's alternative text, beginning with the feature's name. */
  alt: string;
}

/** The first `shownAtFirst` are shown at first. */
const features: readonly Feature[] = [
  {
    title: "Dashboard",
    body: "What awaits your decision, who is away, how many people you are and what changed, at a glance.",
    alt: "Dashboard: how many people there are, who is away, and the leave requests awaiting a decision.",
    picture: pictureOf("dashboard", screenSize),
  },
  {
    title: "Leave Management",
    body: "Everyone's balances, and every leave request with its days and status. Approve or reject in one step.",
    alt: "Leave Management: how much leave is taken in the company, and each person's balances in a table.",
    picture: pictureOf("leave-management", screenSize),
  },
  {
    title: "My Leave",
    body: "Your balances and your requests. See what would remain before you apply.",
    alt: "My Leave: an employee's balances, used and left, and the requests made so far.",
    picture: pictureOf("my-leave", screenSize),
  },
  {
    title: "Calendar",
    body: "The month at a time: who is away, and what is coming up.",
    alt: "Calendar: a month with its work events, public holidays and birthdays, and who is away on each day.",
    picture: pictureOf("calendar", screenSize),
  },
  {
    title: "Feedback System",
    body: "Feedback between colleagues, sent with a purpose and kept where it can be found again.",
    alt: "Feedback System: the feedback that one person has received, with its subject, sender and whether it was read.",
    picture: pictureOf("feedback", screenSize),
  },
  {
    title: "Notes Management",
    body: "What a manager writes about a person stays for the next one, and each note says who reads it.",
    alt: "Notes Management: the notes about an employee by their manager and by the manager before, each with its audience.",
    picture: pictureOf("notes", screenSize),
  },
];
const shownAtFirst = 3;
