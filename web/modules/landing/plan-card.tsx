import { IconCheck } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { Plan } from "./plans.ts";
import { text } from "./text.ts";

/** One plan: its price, what it includes, and its button. */
export const PlanCard = ({ plan, supportEmail }: { plan: Plan; supportEmail: string }) => (
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
