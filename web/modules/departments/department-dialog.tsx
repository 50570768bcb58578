import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { Department } from "#contract/departments.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { HeadPicker } from "./head-picker.tsx";
import { text } from "./text.ts";
import { type DepartmentForm, useDepartmentForm } from "./use-department-form.ts";

const { department: labels } = text;

interface DepartmentDialogProps {
  /** Without one, a new department is created. */
  department?: Department | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved?: (department: { id: number; departmentName: string }) => void;
}

export function DepartmentDialog({ department, isOpen, onClose, onSaved }: DepartmentDialogProps) {
  const { form, save, clear } = useDepartmentForm(department);
  const close = () => {
    clear();
    onClose();
  };
  return (
    <FormDialog
      title={department ? labels.editTitle : labels.addTitle}
      description={labels.lead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={async (values) => {
        const saved = await save(values);
        if (!saved) return;
        onSaved?.(saved);
        close();
      }}
      submitLabel={department ? labels.save : labels.add}
      busyLabel={labels.busy}
    >
      <FormField form={form} name="departmentName" rule={required(labels.nameRequired)}>
        {(field) => <TextField {...field} label={labels.name} isRequired maxLength={200} />}
      </FormField>
      <FormField form={form} name="description">
        {(field) => <TextArea {...field} label={labels.description} rows={2} />}
      </FormField>
      {isOpen && <HeadFields form={form} department={department} />}
    </FormDialog>
  );
}

function HeadFields({
  form,
  department,
}: { form: DepartmentForm } & Pick<DepartmentDialogProps, "department">) {
  const next = department?.nextHead;
  const [chosen, headFrom] = useWatch({
    control: form.control,
    name: ["departmentHeadId", "headFrom"],
  });
  const isChanged = (Number(chosen?.value) || null) !== (department?.departmentHeadId ?? null);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField form={form} name="departmentHeadId">
        {(field) => (
          <HeadPicker
            {...field}
            help={next && labels.planned(next.name ?? labels.nobody, proseDay(next.from))}
          />
        )}
      </FormField>
      {(isChanged || next) && (
        <FormField form={form} name="headFrom">
          {(field) => <DateField {...field} label={labels.headFrom} help={labels.headFromHelp} />}
        </FormField>
      )}
      {(isChanged || next) && headFrom > currentDay() && (
        <FormField form={form} name="announcedFrom">
          {(field) => (
            <DateField {...field} label={labels.announcedFrom} help={labels.announcedFromHelp} />
          )}
        </FormField>
      )}
      {isChanged && chosen && (
        <div className="sm:col-span-2">
          <LeaderOfHeadField form={form} formerId={department?.departmentHeadId ?? null} />
        </div>
      )}
    </div>
  );
}

interface LeaderOfHeadFieldProps {
  form: DepartmentForm;
  formerId: number | null;
}

/** The new head's manager; by default the former head's manager on that day. */
function LeaderOfHeadField({ form, formerId }: LeaderOfHeadFieldProps) {
  const [head, headFrom] = useWatch({
    control: form.control,
    name: ["departmentHeadId", "headFrom"],
  });
  const { data } = useApiQuery(
    "continuity.previewLines",
    {
      body: {
        people: [{ employeeId: formerId ?? 0, leads: "nobody" }],
        from: headFrom || currentDay(),
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
