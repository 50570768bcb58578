import type { ReactNode } from "react";
import type { FieldPath } from "react-hook-form";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { text } from "../text.ts";
import { FieldGrid } from "./field-grid.tsx";
import { TextInput } from "./inputs.tsx";
import { type StepRules, stepOf, type TextValues } from "./rules.ts";
import type { Wizard } from "./use-wizard.ts";

interface ClearedFieldsProps<Values extends TextValues> {
  wizard: Wizard<Values>;
  /** The labels of the fields that are never stored in the browser. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** The controls of the fields without text. */
  inputs?: Readonly<Record<string, ReactNode>> | undefined;
}

/** Names the fields cleared by a reload, and asks again for those of earlier steps. */
export function ClearedFields<Values extends TextValues>({
  wizard,
  labels,
  inputs = {},
}: ClearedFieldsProps<Values>) {
  const { form, rules, step, cleared } = wizard;
  if (cleared.length === 0) return null;
  const labelOf = (name: string) => labels[name] ?? name;
  const earlier = cleared.filter((name) => stepOf(rules, name) < step);
  return (
    <div className="flex flex-col gap-5 border-line border-b pb-6">
      <Banner tone="amber" title={text.cleared.title}>
        {text.cleared.lead(cleared.map(labelOf))}
      </Banner>
      {earlier.length > 0 && (
        <FieldGrid>
          {earlier.map((name) => {
            if (inputs[name]) return inputs[name];
            const stepRules: StepRules<Values> = rules[stepOf(rules, name)] ?? {};
            const checks = stepRules[name as keyof Values] ?? [];
            return (
              <TextInput
                key={name}
                form={form}
                rules={stepRules}
                name={name as FieldPath<Values>}
                label={labelOf(name)}
                autoComplete="off"
                isRequired={checks.some((check) => check("", form.getValues()) !== undefined)}
              />
            );
          })}
        </FieldGrid>
      )}
    </div>
  );
}
