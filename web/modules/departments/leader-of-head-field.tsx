import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useApiQuery } from "#web/api/hooks.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { todayAsDate } from "#web/ui/format/dates.ts";
import { HeadPicker } from "./head-picker.tsx";
import { text } from "./text.ts";
import type { DepartmentForm } from "./use-department-form.ts";

const { department: labels } = text;

interface LeaderOfHeadFieldProps {
  form: DepartmentForm;
  formerId: number | null;
}

/** Who leads the new head of a department; at first who leads the former one by then. */
export function LeaderOfHeadField({ form, formerId }: LeaderOfHeadFieldProps) {
  const [head, headFrom] = useWatch({
    control: form.control,
    name: ["departmentHeadId", "headFrom"],
  });
  const { data } = useApiQuery(
    "continuity.previewLines",
    {
      body: {
        people: [{ employeeId: formerId ?? 0, leads: "nobody" }],
        from: headFrom || todayAsDate(),
      },
    },
    { isEnabled: formerId !== null },
  );
  const leader = data?.people[0]?.was;
  const isTheirOwn = leader && String(leader.id) === head?.value;
  useEffect(() => {
    if (form.getFieldState("headLedBy").isDirty) return;
    const prefilled = leader && !isTheirOwn && { value: String(leader.id), label: leader.name };
    form.setValue("headLedBy", prefilled || null);
  }, [form, leader, isTheirOwn]);
  return (
    <FormField form={form} name="headLedBy">
      {(field) => (
        <HeadPicker
          {...field}
          label={labels.ledBy}
          placeholder={labels.ledByNobody}
          clearLabel={labels.ledByClear}
          help={labels.ledByHelp}
        />
      )}
    </FormField>
  );
}
