import type { ReactNode } from "react";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { Stepper } from "#web/ui/navigation/stepper.tsx";
import { text } from "../text.ts";
import { ClearedFields } from "./cleared-fields.tsx";
import type { TextValues } from "./rules.ts";
import { StandAlonePage } from "./stand-alone-page.tsx";
import { StepCard } from "./step-card.tsx";
import type { Wizard } from "./use-wizard.ts";

interface ProfileWizardProps<Values extends TextValues> {
  wizard: Wizard<Values>;
  labels: { title: string; lead: string; steps: readonly string[]; leads: readonly string[] };
  /** The labels of the fields that are never stored in the browser. */
  clearedLabels: Readonly<Partial<Record<string, string>>>;
  /** The controls of those without text. */
  clearedInputs?: Readonly<Record<string, ReactNode>>;
  onLogOut: () => void;
  children: ReactNode;
}

/** The frame of a profile's steps: progress, card and buttons. */
export function ProfileWizard<Values extends TextValues>(props: ProfileWizardProps<Values>) {
  const { wizard, labels, clearedLabels, clearedInputs, onLogOut, children } = props;
  const { step, saving } = wizard;
  const { rejectionReason } = useCurrentEmployee();
  return (
    <StandAlonePage title={labels.title} lead={labels.lead} onLogOut={onLogOut}>
      <Stepper
        label={text.steps}
        steps={labels.steps}
        current={step}
        onStep={saving === "no" ? wizard.goTo : undefined}
      />
      {rejectionReason && (
        <Banner tone="amber" title={text.returned}>
          <p className="wrap-anywhere whitespace-pre-line">{rejectionReason}</p>
        </Banner>
      )}
      <Form form={wizard.form} onSubmit={wizard.forward} onInvalid={wizard.refuse}>
        <StepCard
          title={labels.steps[step] ?? ""}
          lead={labels.leads[step]}
          step={step}
          stepCount={labels.steps.length}
          forwardText={wizard.isLast ? text.submit : text.next}
          isSaving={saving !== "no"}
          onBack={wizard.back}
        >
          <ClearedFields wizard={wizard} labels={clearedLabels} inputs={clearedInputs} />
          {children}
        </StepCard>
      </Form>
    </StandAlonePage>
  );
}
