import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { OwnType } from "#contract/leave/own-types.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { RadioGroup } from "#web/ui/form/choice-group.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatDayOfYear } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useSentForm } from "../use-sent-form.ts";
import { atGrantFields, blankGrant, type GrantForm, grantOf, typedGrant } from "./grant-form.ts";
import { grantText as text } from "./grant-text.ts";

interface GrantDialogProps {
  type: Pick<OwnType, "id" | "name">;
  isOpen: boolean;
  onClose: () => void;
}

/** Lets an own type give days, for everyone who is employed then. */
export function GrantDialog({ type: { id, name }, isOpen, onClose }: GrantDialogProps) {
  const create = useCreation("leave.addOwnGrant");
  const blank = blankGrant(currentDay());
  const form = useForm<GrantForm>({ defaultValues: blank, mode: "onTouched" });
  const { failure, submit, close } = useSentForm({
    form,
    blank,
    send: (values) => create({ body: { ownTypeId: id, grant: grantOf(values) } }),
    atFields: atGrantFields,
    done: text.add.done,
    failed: text.add.failed,
    onClose,
  });
  return (
    <FormDialog
      title={text.add.title(name)}
      description={text.add.lead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={text.add.action}
      busyLabel={text.busy}
      failure={failure}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

type Part = { form: UseFormReturn<GrantForm> };

const between = (from: number, to: number, message: string) => (value: number | null) =>
  value === null || value < from || value > to ? message : undefined;
const wholeDays = (days: number | null) =>
  days === null || days < 0.5 || days > 366 || (days * 2) % 1 !== 0 ? text.daysRequired : undefined;
const months = between(1, 120, text.monthsRequired);
const monthsIfAny = (value: number | null) => (value === null ? undefined : months(value));

function Fields({ form }: Part) {
  const kind = useWatch({ control: form.control, name: "kind" });
  return (
    <>
      <FormField form={form} name="kind">
        {(field) => <RadioGroup {...field} label={text.kind} choices={text.kinds} />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="days" rule={wholeDays}>
          {(field) => (
            <NumberField
              {...field}
              label={text.days}
              help={text.daysHelp}
              unit={text.daysUnit}
              decimals={1}
              isRequired
            />
          )}
        </FormField>
        {kind === "service" && <Years form={form} />}
        {kind === "yearly" && <YearDay form={form} />}
        {(kind === "yearly" || kind === "service") && <Months form={form} kind={kind} />}
        <FormField form={form} name="from" rule={required(text.fromRequired)}>
          {(field) => <DateField {...field} label={text.from} help={text.fromHelp} isRequired />}
        </FormField>
        {kind === "dated" && <Until form={form} />}
      </div>
      <Preview form={form} />
    </>
  );
}

/** How many people get days by the typed grant, before it is saved. */
function Preview({ form }: Part) {
  const typed = useWatch({ control: form.control, compute: typedGrant });
  const { data } = useQuery({
    ...apiQuery("leave.previewOwnGrant", { body: { grant: typed ?? noGrant } }),
    enabled: typed !== undefined,
    retry: false,
    gcTime: 0,
  });
  return (
    <p role="status" className="text-pretty">
      {typed && data && text.preview(data, typed)}
    </p>
  );
}

const noGrant = grantOf(blankGrant(""));

const Years = ({ form }: Part) => (
  <FormField form={form} name="afterYears" rule={between(1, 60, text.yearsRequired)}>
    {(field) => <NumberField {...field} label={text.years} unit={text.yearsUnit} isRequired />}
  </FormField>
);

const firstsOfMonths = Array.from({ length: 12 }, (_, i) => {
  const value = `${String(i + 1).padStart(2, "0")}-01`;
  return { value, label: formatDayOfYear(value) };
});

const YearDay = ({ form }: Part) => (
  <FormField form={form} name="yearDay">
    {(field) => <SelectField {...field} label={text.yearDay} options={firstsOfMonths} isRequired />}
  </FormField>
);

const Months = ({ form, kind }: Part & { kind: "yearly" | "service" }) => (
  <FormField form={form} name="usableMonths" rule={kind === "yearly" ? months : monthsIfAny}>
    {(field) => (
      <NumberField
        {...field}
        label={text.months}
        help={kind === "service" ? text.monthsHelp : undefined}
        unit={text.monthsUnit}
        isRequired={kind === "yearly"}
      />
    )}
  </FormField>
);

function Until({ form }: Part) {
  const from = useWatch({ control: form.control, name: "from" });
  return (
    <FormField form={form} name="until" rule={required(text.untilRequired)}>
      {(field) => <DateField {...field} label={text.until} min={from || undefined} isRequired />}
    </FormField>
  );
}
