import { IconCheck } from "@tabler/icons-react";
import { classNames } from "../class-names.ts";

export type StepperProps = {
  label: string;
  steps: readonly string[];
  /** The current step, from 0. */
  current: number;
  /** Called when an earlier step is pressed; without it steps cannot be pressed. */
  onStep?: (step: number) => void;
};

const dot = "flex size-7 shrink-0 items-center justify-center rounded-full font-semibold text-sm";

function Step(props: {
  name: string;
  index: number;
  current: number;
  onStep?: (step: number) => void;
}) {
  const { name, index, current, onStep } = props;
  const isDone = index < current;
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          dot,
          index <= current ? "bg-accent text-accent-on" : "border border-control text-muted",
        )}
      >
        {isDone ? <IconCheck size={16} stroke={2} /> : index + 1}
      </span>
      <span
        className={classNames(
          "whitespace-nowrap font-medium",
          index === current ? "text-ink max-sm:sr-only" : "text-muted max-lg:sr-only",
        )}
      >
        {name}
        {isDone && <span className="sr-only"> (done)</span>}
      </span>
    </>
  );
  const className =
    "flex min-h-11 items-center gap-2.5 rounded-md max-lg:min-w-11 max-lg:justify-center";
  if (!isDone || !onStep) return <span className={className}>{content}</span>;
  return (
    <button type="button" onClick={() => onStep(index)} className={className}>
      {content}
    </button>
  );
}

/** A wizard's progress: all step names on wide screens, the current one on tablets, none on phones with their headings. */
export const Stepper = ({ label, steps, current, onStep }: StepperProps) => (
  <nav aria-label={label}>
    <ol className="flex items-center gap-1 md:gap-3">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className="flex items-center gap-1 not-last:flex-auto md:gap-3"
        >
          <Step {...{ name, index, current, onStep }} />
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                "h-px min-w-2 flex-1",
                index < current ? "bg-accent" : "bg-line",
              )}
            />
          )}
        </li>
      ))}
    </ol>
  </nav>
);
