import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { type CompanyMatter, companyMatters, matterOfManagers } from "#contract/codes/company.ts";
import type { PersonName } from "#contract/common.ts";
import type { Recipients } from "#contract/tenant.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { RadioGroup } from "#web/ui/form/choice-group.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { text } from "./text.ts";

const { recipients: labels } = text;

interface Choice {
  who: "all" | "chosen" | "";
  employeeIds: number[];
}
type Choices = Record<CompanyMatter, Choice>;

const choicesOf = ({ chosen }: Recipients) =>
  Object.fromEntries(
    companyMatters.map((matter): [CompanyMatter, Choice] => [
      matter,
      { who: chosen[matter] ? "chosen" : "all", employeeIds: chosen[matter] ?? [] },
    ]),
  ) as Choices;

const chosenOf = (choices: Choices) =>
  Object.fromEntries(
    companyMatters.map((matter) => {
      const { who, employeeIds } = choices[matter];
      return [matter, who === "chosen" ? employeeIds : null];
    }),
  );

/** The notified super administrators for each of the company's matters. */
export function RecipientSettings() {
  const query = useApiQuery("tenant.getRecipients", {});
  return (
    <Fetched
      query={query}
      loading={labels.loading}
      failed={labels.loadFailed}
      skeleton={<Skeleton className="h-64" />}
    >
      {(recipients) => <RecipientsForm recipients={recipients} />}
    </Fetched>
  );
}

function RecipientsForm({ recipients }: { recipients: Recipients }) {
  const form = useForm<Choices>({ defaultValues: choicesOf(recipients) });
  const { mutateAsync } = useApiMutation("tenant.updateRecipients");
  return (
    <SettingsForm
      title={labels.title}
      lead={labels.lead}
      form={form}
      save={(choices) => mutateAsync({ body: chosenOf(choices) })}
      saved={labels.saved}
    >
      {companyMatters.map((matter) => (
        <MatterFields key={matter} form={form} matter={matter} candidates={recipients.candidates} />
      ))}
    </SettingsForm>
  );
}

interface MatterFieldsProps {
  form: UseFormReturn<Choices>;
  matter: CompanyMatter;
  candidates: readonly PersonName[];
}

function MatterFields({ form, matter, candidates }: MatterFieldsProps) {
  const { who } = useWatch({ control: form.control, name: matter });
  const { title, all, chosen } = labels.matters[matter];
  const isSomeoneNeeded = matter !== matterOfManagers;
  return (
    <div className="flex flex-col gap-1">
      <FormField form={form} name={`${matter}.who`}>
        {(field) => (
          <RadioGroup
            {...field}
            label={title}
            choices={[
              { value: "all", label: all },
              { value: "chosen", label: chosen },
            ]}
          />
        )}
      </FormField>
      {who === "chosen" && (
        <FormField
          form={form}
          name={`${matter}.employeeIds`}
          rule={(ids) => (isSomeoneNeeded && ids.length === 0 ? labels.nobodyChosen : undefined)}
        >
          {({ value, onChange, error }) => (
            <fieldset className="ms-8">
              <legend className="sr-only">{`${title}: ${chosen}`}</legend>
              {candidates.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  value={value.includes(id)}
                  onChange={(isOn) =>
                    onChange(isOn ? [...value, id] : value.filter((one) => one !== id))
                  }
                />
              ))}
              {error && (
                <p role="alert" className="font-medium text-red-text text-sm">
                  {error}
                </p>
              )}
            </fieldset>
          )}
        </FormField>
      )}
    </div>
  );
}
