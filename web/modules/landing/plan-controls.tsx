import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { plans } from "./plans.ts";
import { text } from "./text.ts";

interface PlanControlsProps {
  shown: number;
  onShow: (index: number) => void;
}

/** Arrows to the neighbouring plans, dots to any; only where one plan is shown at a time. */
export const PlanControls = ({ shown, onShow }: PlanControlsProps) => (
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
