import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { text } from "../text.ts";

interface StepCardProps {
  title: string;
  lead?: ReactNode;
  /** From 0. */
  step: number;
  stepCount: number;
  /** The primary button's label, and its label while pending. */
  forwardText: string;
  isSaving: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** One step's fields and buttons. A change of step focuses its heading, for screen readers. */
export function StepCard(props: StepCardProps) {
  const { title, lead, step, stepCount, forwardText, isSaving, onBack, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);

  return (
    <section className="rounded-lg border border-line bg-card">
      <div className="flex flex-col gap-6 p-5 md:p-8">
        <div>
          <p className="text-muted text-sm">{text.stepOf(step + 1, stepCount)}</p>
          <h2
            ref={heading}
            tabIndex={-1}
            className="mt-0.5 font-semibold text-xl tracking-tight outline-none"
          >
            {title}
          </h2>
          {lead && <div className="mt-1 text-pretty text-muted">{lead}</div>}
        </div>
        {children}
      </div>
      <div className="flex justify-between gap-3 border-line border-t px-5 py-4 md:px-8">
        {step > 0 ? (
          <Button onClick={onBack} disabled={isSaving}>
            {text.back}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" variant="primary" isPending={isSaving} pendingText={text.saving}>
          {forwardText}
        </Button>
      </div>
    </section>
  );
}
