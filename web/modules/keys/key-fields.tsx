import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type KeyScope, keyScopeLabels, keyScopes } from "#contract/codes/api-keys.ts";
import { normalisedRange } from "#contract/rules/address-range.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { type FieldBinding, FieldNotes } from "#web/ui/form/field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { text } from "./text.ts";

const { form: labels } = text;
const maxAddresses = 20;

export type Lifetime = keyof typeof labels.lifetimes;

export interface KeyValues {
  name: string;
  scopes: KeyScope[];
  /** One a line. */
  addresses: string;
  days: Lifetime | "";
}

// In this order; the keys of an object would be ordered by number.
const lifetimes = (["30", "90", "180", "365", "endless"] as const).map((value) => ({
  value,
  label: labels.lifetimes[value],
}));

/** Null for a key without end. */
export const daysOf = (lifetime: Lifetime | ""): number | null =>
  lifetime === "endless" ? null : Number(lifetime);

export const addressesIn = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

function addressProblem(typed: string): string | undefined {
  const addresses = addressesIn(typed);
  if (addresses.length > maxAddresses) return labels.tooManyAddresses;
  const wrong = addresses.find((address) => normalisedRange(address) === undefined);
  return wrong && labels.addressesWrong(wrong);
}

interface KeyFieldsProps {
  form: UseFormReturn<KeyValues>;
}

export const NameField = ({ form }: KeyFieldsProps) => (
  <FormField form={form} name="name" rule={required(labels.nameRequired)}>
    {(field) => (
      <TextField
        {...field}
        label={labels.name}
        help={labels.nameHelp}
        isRequired
        autoComplete="off"
        maxLength={60}
      />
    )}
  </FormField>
);

export const AddressesField = ({ form }: KeyFieldsProps) => (
  <FormField form={form} name="addresses" rule={addressProblem}>
    {(field) => (
      <TextArea {...field} label={labels.addresses} help={labels.addressesHelp} rows={2} />
    )}
  </FormField>
);

/** With a warning for no end. */
export const LifetimeField = ({
  label,
  help,
  ...field
}: FieldBinding<Lifetime | ""> & { label: string; help?: string }) => (
  <>
    <SelectField {...field} label={label} help={help} options={lifetimes} />
    {field.value === "endless" && <Banner tone="amber">{labels.endlessWarning}</Banner>}
  </>
);

/** None is preselected. */
export function ScopesField({ value, onChange, onBlur, error }: FieldBinding<KeyScope[]>) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error ? id : undefined}>
      <legend className="required mb-1.5 font-medium">{labels.scopes}</legend>
      {keyScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={
            <>
              {keyScopeLabels[scope]}
              <span className="block text-muted text-sm">{labels.scopeHelp[scope]}</span>
            </>
          }
          value={value.includes(scope)}
          onBlur={onBlur}
          onChange={(isChosen) =>
            onChange(isChosen ? [...value, scope] : value.filter((one) => one !== scope))
          }
        />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
