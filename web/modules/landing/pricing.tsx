import { IconCheck, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type UIEvent, useRef, useState } from "react";
import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { text } from "./text.ts";

/** The plans side by side; on small screens one at a time, to be swiped, stepped or chosen. */
export function Pricing({ supportEmail }: { supportEmail: string }) {
  const { list, shown, show, follow } = useCarousel();
  return (
    <section
      id="pricing"
      className="min-h-[calc(100dvh-8rem)] scroll-mt-16 border-line border-t bg-card"
    >
      <div className="mx-auto max-w-6xl py-14 md:px-8 md:py-28">
        <div className="px-5 md:px-0">
          <h2 className="font-semibold text-2xl tracking-tight md:text-3xl">
            {text.pricing.title}
          </h2>
          <p className="mt-4 max-w-2xl text-pretty text-lg text-muted">{text.pricing.lead}</p>
        </div>
        <ul
          ref={list}
          aria-label={text.pricing.plans}
          onScroll={follow}
          className="mt-8 flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-smooth px-5 pt-4 [scrollbar-width:none] md:mt-12 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:px-0"
        >
          {plans.map((plan) => (
            <li key={plan.name} className="w-full shrink-0 snap-center md:w-auto">
              <PlanCard plan={plan} supportEmail={supportEmail} />
            </li>
          ))}
        </ul>
        <PlanControls shown={shown} onShow={show} />
      </div>
    </section>
  );
}

const PlanCard = ({ plan, supportEmail }: { plan: Plan; supportEmail: string }) => (
  <article
    aria-label={plan.name}
    className={classNames(
      "relative flex h-full flex-col rounded-lg border bg-page p-6 md:p-7",
      plan.isPopular ? "border-accent" : "border-line",
    )}
  >
    {plan.isPopular && (
      <p className="absolute -top-3 left-6 rounded-full bg-accent px-3 py-1 font-semibold text-accent-on text-xs md:left-7">
        {text.pricing.popular}
      </p>
    )}
    <h3 className="font-semibold text-lg">{plan.name}</h3>
    <p className="mt-4 flex min-h-11 flex-wrap items-baseline gap-x-2">
      <span
        className={classNames(
          "font-semibold tracking-tight",
          plan.isOnRequest ? "inline-block text-2xl first-letter:uppercase" : "text-3xl",
        )}
      >
        {plan.price}
      </span>{" "}
      {plan.per && <span className="text-muted">{plan.per}</span>}
    </p>
    <p className="mt-1 min-h-5 text-muted first-letter:uppercase">{plan.size}</p>
    <ul className="mt-6 mb-8 flex flex-col gap-3">
      {plan.points.map((point) => (
        <li key={point} className="flex gap-3">
          <IconCheck
            size={20}
            stroke={2}
            aria-hidden="true"
            className="shrink-0 text-accent-text"
          />
          <span className="inline-block first-letter:uppercase">{point}</span>
        </li>
      ))}
    </ul>
    <ButtonLink
      href={plan.isOnRequest ? `mailto:${supportEmail}` : places.signUp}
      variant={plan.isPopular ? "primary" : "secondary"}
      isWide
      className="mt-auto capitalize"
    >
      {plan.action}
    </ButtonLink>
  </article>
);

interface PlanControlsProps {
  shown: number;
  onShow: (index: number) => void;
}

/** Arrows to the neighbouring plans and dots to any; only on screens with one plan at a time. */
const PlanControls = ({ shown, onShow }: PlanControlsProps) => (
  <div className="mt-5 flex items-center justify-center gap-2 scriptless:hidden md:hidden">
    <IconButton
      label={text.pricing.previous}
      icon={<IconChevronLeft size={22} stroke={1.75} aria-hidden="true" />}
      disabled={shown === 0}
      onClick={() => onShow(shown - 1)}
    />
    {/* biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset. */}
    <div role="group" aria-label={text.pricing.choose} className="flex">
      {plans.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={index === shown}
          onClick={() => onShow(index)}
          className="flex size-11 items-center justify-center rounded-md"
        >
          <span
            className={classNames(
              "h-2 rounded-full transition-all",
              index === shown ? "w-6 bg-accent" : "w-2 bg-control",
            )}
          />
        </button>
      ))}
    </div>
    <IconButton
      label={text.pricing.next}
      icon={<IconChevronRight size={22} stroke={1.75} aria-hidden="true" />}
      disabled={shown === plans.length - 1}
      onClick={() => onShow(shown + 1)}
    />
  </div>
);

/** The state of a row that shows one item at a time. */
function useCarousel() {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollLeft, scrollWidth, clientWidth, children } = currentTarget;
    const way = scrollWidth - clientWidth;
    if (way > 0) setShown(Math.round((scrollLeft / way) * (children.length - 1)));
  };
  const show = (index: number) => {
    const { current } = list;
    const item = current?.children[index];
    if (!current || !item) return;
    const distance = item.getBoundingClientRect().left - current.getBoundingClientRect().left;
    const padding = Number.parseFloat(getComputedStyle(current).paddingInlineStart);
    current.scrollBy({ left: distance - padding });
  };
  return { list, shown, show, follow };
}

interface Plan {
  name: string;
  price: string;
  per?: string;
  size?: string;
  points: readonly string[];
  isPopular?: boolean;
  action: string;
  isOnRequest?: boolean;
}

/** The plans, with the text and prices of the requirements. */
const plans: readonly Plan[] = [
  {
    name: "Starter",
    price: "$49",
    per: "per month",
    size: "up to 50 employees",
    points: ["Basic HR features", "email support", "standard reports", "mobile app access"],
    action: "Choose Starter",
  },
  {
    name: "Professional",
    price: "$99",
    per: "per month",
    size: "up to 200 employees",
    isPopular: true,
    points: [
      "Advanced HR features",
      "priority support",
      "custom reports",
      "API access",
      "training sessions",
    ],
    action: "Choose Professional",
  },
  {
    name: "Enterprise",
    price: "custom price",
    isOnRequest: true,
    points: [
      "Unlimited employees",
      "all features",
      "24/7 support",
      "custom integrations",
      "dedicated account manager",
      "on-site training",
    ],
    action: "contact us",
  },
];
