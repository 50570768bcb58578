import { PlanCard } from "./plan-card.tsx";
import { PlanControls } from "./plan-controls.tsx";
import { plans } from "./plans.ts";
import { text } from "./text.ts";
import { useCarousel } from "./use-carousel.ts";

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
