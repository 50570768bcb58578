import { useForm } from "react-hook-form";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { Leading } from "#contract/line/lines.ts";
import {
  NextLeaderFields,
  type NextLeaderValues,
  nextLeaderOf,
  noNextLeader,
} from "#web/modules/line/index.ts";
import { counted } from "#web/ui/format/counts.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "../text.ts";
import { useToggleStatus } from "./use-toggle-status.ts";

const { toggle: labels, table } = text;

interface DeactivateLeaderDialogProps {
  person: EmployeeDetail;
  leading: Leading;
  isOpen: boolean;
  onClose: () => void;
}

/** Deactivates someone who leads people, after asking their next manager; stays open if it fails. */
export function DeactivateLeaderDialog(props: DeactivateLeaderDialogProps) {
  const { person, leading, isOpen, onClose } = props;
  const { toggle } = useToggleStatus();
  const form = useForm<NextLeaderValues>({ defaultValues: noNextLeader });
  const name = personName(person);
  const submit = async (values: NextLeaderValues) => {
    if (await toggle(person, nextLeaderOf(values))) onClose();
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
          {leading.drafts > 0 && <p>{labels.drafts(name, leading.drafts)}</p>}
        </div>
      }
    >
      <NextLeaderFields form={form} help={labels.nextHelp} />
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
