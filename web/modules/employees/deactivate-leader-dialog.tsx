import { useForm, useWatch } from "react-hook-form";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { Leading, NextLeader } from "#contract/lines.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SegmentedChoice } from "#web/ui/form/segmented-choice.tsx";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { counted } from "#web/ui/format/counts.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { LeaderPicker } from "./line/leader-picker.tsx";
import { text } from "./text.ts";
import { useToggleStatus } from "./use-toggle-status.ts";

const { toggle: labels, table } = text;

interface Values {
  leads: NextLeader["leads"] | "";
  managerId: SelectOption<string> | null;
}

const choices = (["manager", "nobody"] as const).map((value) => ({
  value,
  label: labels.nextChoices[value],
}));

interface DeactivateLeaderDialogProps {
  person: EmployeeDetail;
  /** Whom they lead. */
  leading: Leading;
  isOpen: boolean;
  onClose: () => void;
}

/** Deactivates someone who leads people, after asking who leads them next; stays open if it fails. */
export function DeactivateLeaderDialog(props: DeactivateLeaderDialogProps) {
  const { person, leading, isOpen, onClose } = props;
  const { toggle } = useToggleStatus();
  const form = useForm<Values>({ defaultValues: { leads: "manager", managerId: null } });
  const leads = useWatch({ control: form.control, name: "leads" });
  const name = personName(person);
  const submit = async (values: Values) => {
    const managerId = Number(values.managerId?.value);
    const next: NextLeader =
      values.leads === "nobody" ? { leads: "nobody" } : { leads: "manager", managerId };
    if (await toggle(person, next)) onClose();
  };
  return (
    <FormDialog
      title={labels.deactivateTitle(name)}
      description={labels.deactivateBody}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={table.deactivate}
      busyLabel={labels.deactivating}
      isDangerous
      lead={
        <div className="mb-5 flex flex-col gap-1">
          <p>{leadingText(name, leading)}</p>
          <p className="text-muted">{passesText(leading)}</p>
        </div>
      }
    >
      <FormField form={form} name="leads">
        {(field) => (
          <SegmentedChoice
            {...field}
            label={labels.next}
            choices={choices}
            help={leads === "" ? undefined : labels.nextHelp[leads]}
          />
        )}
      </FormField>
      {leads === "manager" && (
        <FormField
          form={form}
          name="managerId"
          rule={(chosen) => (chosen ? undefined : labels.nextRequired)}
        >
          {(field) => <LeaderPicker {...field} />}
        </FormField>
      )}
    </FormDialog>
  );
}

const leadingText = (name: string, { people, later, departments }: Leading) =>
  labels.leading(
    name,
    counted(people, "person", "people"),
    later > 0 ? String(later) : "",
    departments.join(", "),
  );

const passesText = ({ passes }: Leading) =>
  labels.passes(counted(passes.leave, "open leave request"), counted(passes.notes, "note"));
