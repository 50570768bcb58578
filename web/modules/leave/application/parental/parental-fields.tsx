import { parentalEvents } from "#contract/codes/parental-event.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { RadioGroup, SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import type { FieldBinding } from "#web/ui/form/field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { faultOf, type ParentalForm, questionsOf } from "./parental-form.ts";
import { parentalText as text } from "./parental-text.ts";

export type ParentalFieldsProps = FieldBinding<ParentalForm> & {
  /** Whether the reader is the parent. */
  isOwn: boolean;
  isOptional?: boolean;
};

/** The event behind leave for parents, in questions that depend on the answers before. */
export function ParentalFields(props: ParentalFieldsProps) {
  const { value: form, onChange, onBlur, error, ref, isOwn, isOptional = false } = props;
  const set = (changed: Partial<ParentalForm>) => onChange({ ...form, ...changed });
  const fault = error === undefined ? undefined : faultOf(form);
  const bound = <Name extends keyof ParentalForm>(name: Name) => ({
    value: form[name],
    onChange: (value: ParentalForm[Name]) => set({ [name]: value }),
    ...(onBlur && { onBlur }),
    ...(fault?.field === name && { error: fault.message }),
  });
  const asked = questionsOf(form);
  const kinds = parentalEvents.map((value) => ({ value, label: text.kinds[value] }));
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        {...bound("event")}
        {...(ref && { ref })}
        label={text.what}
        help={isOptional ? text.whatHelp : undefined}
        options={isOptional ? [{ value: "none", label: text.notStated }, ...kinds] : kinds}
        placeholder={text.notStated}
      />
      {asked && <DateField {...bound("date")} label={text.date(asked.event)} isRequired />}
      {asked && (
        <>
          {asked.childAge && (
            <SegmentedChoice
              {...bound("isUnderTwo")}
              label={text.childAge}
              choices={text.yesOrNo}
              isRequired
            />
          )}
          {asked.role && asked.event !== "loss" && (
            <RadioGroup
              {...bound("role")}
              label={text.role(isOwn)}
              choices={text.roles(isOwn, asked.event)}
              isRequired
            />
          )}
          {asked.partner && (
            <SegmentedChoice
              {...bound("partner")}
              label={text.partner}
              choices={text.yesOrNo}
              isRequired
            />
          )}
          {asked.share && <Share form={form} bound={bound} isOwn={isOwn} />}
        </>
      )}
    </div>
  );
}

interface ShareProps {
  form: ParentalForm;
  bound: <Name extends keyof ParentalForm>(name: Name) => FieldBinding<ParentalForm[Name]>;
  isOwn: boolean;
}

/** The agreed share of two employed parents. */
const Share = ({ form, bound, isOwn }: ShareProps) => (
  <div className="flex flex-col gap-3">
    <Checkbox
      {...bound("hasShare")}
      label={text.hasShare(isOwn)}
      help={form.hasShare ? undefined : text.hasShareHelp}
    />
    {form.hasShare && (
      <div className="grid grid-cols-2 gap-5">
        <NumberField {...bound("months")} label={text.months} />
        <NumberField {...bound("days")} label={text.days} />
      </div>
    )}
  </div>
);
