import type { ReactNode } from "react";
import { Form } from "#web/ui/form/form.tsx";
import { Stepper } from "#web/ui/navigation/stepper.tsx";
import { text } from "../text.ts";
import type { TextValues } from "./rules.ts";
import { StandAlonePage } from "./stand-alone-page.tsx";
import { StepCard } from "./step-card.tsx";
import type { Wizard } from "./use-wizard.ts";

interface ProfileWizardProps<Values extends TextValues> {
  wizard: Wizard<Values>;
  words: { title: string; lead: string; steps: readonly string[]; leads: readonly string[] };
  onLogOut: () => void;
  /** The fields of the current step. */
  children: ReactNode;
}

/** The frame of a profile's steps: where one is, the step's card, and the way on and back. */
export function ProfileWizard<Values extends TextValues>(props: ProfileWizardProps<Values>) {
  const { wizard, words, onLogOut, children } = props;
  const { step, saving } = wizard;
  return (
    <StandAlonePage title={words.title} lead={words.lead} onLogOut={onLogOut}>
      <Stepper
        label={text.steps}
        steps={words.steps}
        current={step}
        onStep={saving === "no" ? wizard.goTo : undefined}
      />
      <Form form={wizard.form} onSubmit={wizard.forward} onInvalid={wizard.refuse}>
        <StepCard
          title={words.steps[step] ?? ""}
          lead={words.leads[step]}
          step={step}
          stepCount={words.steps.length}
          forwardText={wizard.isLast ? text.submit : text.next}
          isSaving={saving !== "no"}
          onBack={wizard.back}
        >
          {children}
        </StepCard>
      </Form>
    </StandAlonePage>
  );
}
