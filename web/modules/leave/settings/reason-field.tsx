import type { UseFormReturn } from "react-hook-form";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import type { HolidayForm } from "./holiday-form.ts";
import { text } from "./text.ts";

export const ReasonField = ({ form }: { form: UseFormReturn<HolidayForm> }) => (
  <FormField form={form} name="reason" rule={required(text.reasonRequired)}>
    {(field) => (
      <TextArea
        {...field}
        label={text.reason}
        help={text.reasonHelp}
        isRequired
        rows={2}
        maxLength={500}
      />
    )}
  </FormField>
);
