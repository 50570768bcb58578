import { type ReactNode, useState } from "react";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { RadioGroup, SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { FilterChips } from "#web/ui/form/filter-chips.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { PhoneField } from "#web/ui/form/phone-field.tsx";
import { PreviewChoice } from "#web/ui/form/preview-choice.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { namedAccents } from "#web/ui/theme/accent.ts";
import { AccentPreview, ThemePreview } from "#web/ui/theme/preview.tsx";
import { Section } from "./section.tsx";

type Held<Value> = {
  start: Value;
  children: (field: { value: Value; onChange: (value: Value) => void }) => ReactNode;
};

function Held<Value>({ start, children }: Held<Value>) {
  const [value, onChange] = useState(start);
  return children({ value, onChange });
}

const contracts = [
  { value: "permanent", label: "Permanent", description: "Without an end date" },
  { value: "fixed", label: "Fixed term", description: "Ends on an agreed day" },
] as const;
const themes = [
  { value: "light", label: "Light", preview: <ThemePreview theme="light" /> },
  { value: "system", label: "System", preview: <ThemePreview theme="system" /> },
  { value: "dark", label: "Accent", preview: <AccentPreview color={namedAccents.green} /> },
] as const;
const views = [
  { value: "month", label: "Month" },
  { value: "list", label: "List" },
] as const;
const cities = ["Bloemfontein", "Cape Town", "Durban", "Gqeberha", "Johannesburg"].map((label) => ({
  value: label,
  label,
}));

const daysOff = [
  { from: "2026-04-03", to: "2026-04-03", label: "Good Friday", tone: "accent" },
  { from: "2026-04-20", to: "2026-04-24", label: "Annual Leave", tone: "green" },
] as const;

const Texts = () => (
  <>
    <Held start="">
      {(field) => <TextField label="First name" isRequired placeholder="Thandi" {...field} />}
    </Held>
    <Held start="thandi@">
      {(field) => (
        <TextField
          label="Work e-mail"
          type="email"
          error="Enter a full e-mail address"
          {...field}
        />
      )}
    </Held>
    <Held start="EMP-0042">
      {(field) => (
        <TextField label="Employee number" isDisabled help="Given by the system" {...field} />
      )}
    </Held>
    <Held start="correct horse">
      {(field) => <PasswordField label="Password" autoComplete="new-password" {...field} />}
    </Held>
    <Held start="82 123 4567">
      {(field) => <PhoneField label="Phone" dialCode="+27" {...field} />}
    </Held>
    <Held start="2026-04-01">
      {(field) => (
        <DateField
          label="Start date"
          range={{ from: "2026-04-01", to: "2026-04-08" }}
          marks={daysOff}
          {...field}
        />
      )}
    </Held>
    <Held<number | null> start={42500}>
      {(field) => <NumberField label="Salary" prefix="R" unit="a month" decimals={2} {...field} />}
    </Held>
    <Held<string> start="">
      {(field) => (
        <SelectField label="City" options={cities} placeholder="Select a city" {...field} />
      )}
    </Held>
    <Held<string> start="Durban">
      {(field) => (
        <SelectField label="Branch" options={cities} error="This branch is closed" {...field} />
      )}
    </Held>
  </>
);

const Choices = () => (
  <>
    <Held<"permanent" | "fixed" | ""> start="permanent">
      {(field) => <RadioGroup label="Contract" choices={contracts} {...field} />}
    </Held>
    <Held<"light" | "dark" | "system"> start="light">
      {(field) => <PreviewChoice label="Theme" choices={themes} {...field} />}
    </Held>
    <div className="flex flex-col gap-4">
      <Held<"month" | "list" | ""> start="month">
        {(field) => <SegmentedChoice label="View" choices={views} {...field} />}
      </Held>
      <Held start={true}>
        {(field) => <Checkbox label="Send an invitation by e-mail" {...field} />}
      </Held>
      <Held start={false}>
        {(field) => (
          <Checkbox
            label="I accept the terms"
            isRequired
            error="Accept the terms to go on"
            {...field}
          />
        )}
      </Held>
    </div>
    <Held start="Thandi joined from the Durban office.">
      {(field) => <TextArea label="Note" maxLength={400} {...field} />}
    </Held>
  </>
);

const Files = () => {
  const [file, setFile] = useState<File | null>(null);
  const none = () => setFile(null);
  const passport = { name: "passport-of-thandi-nkosi-signed-2026.pdf", size: 1_480_000 };
  return (
    <>
      <FileSlot
        label="Identity document"
        help="PDF, JPG or PNG, at most 5 MB"
        {...{ file }}
        onChoose={setFile}
        onRemove={none}
      />
      <FileSlot
        label="Passport"
        file={passport}
        progressPercent={60}
        onChoose={setFile}
        onRemove={none}
      />
      <FileSlot
        label="Contract"
        file={null}
        error="Choose a PDF"
        isRequired
        onChoose={setFile}
        onRemove={none}
      />
    </>
  );
};

export const FieldSection = () => (
  <Section title="Fields">
    <div className="grid gap-5 rounded-lg border border-line bg-card p-5 sm:grid-cols-2 lg:grid-cols-3">
      <Texts />
      <Choices />
      <Files />
      <Held start="Nkosi">
        {(field) => (
          <SearchField label="Search people" value={field.value} onSearch={field.onChange} />
        )}
      </Held>
      <Held start={["Approved", "Manager"]}>
        {({ value, onChange }) => (
          <FilterChips
            label="Active filters"
            chips={value.map((label) => ({
              label,
              removeLabel: `Remove filter: ${label}`,
              onRemove: () => onChange(value.filter((one) => one !== label)),
            }))}
          />
        )}
      </Held>
    </div>
  </Section>
);
