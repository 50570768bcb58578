import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import type { EditTab } from "#contract/places.ts";
import { EmployeeDocuments } from "#web/modules/documents/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { personName } from "#web/ui/format/person-name.ts";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useDialogGuard } from "#web/ui/overlay/use-dialog-guard.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { LoadedPerson } from "../details/loaded-person.tsx";
import {
  NextOfKinFields,
  type NextOfKinValues,
  useNextOfKinChange,
} from "../next-of-kin-fields.tsx";
import { NoticeBanner, useNotice } from "../notice-banner.tsx";
import { text as employeesText } from "../text.ts";
import { EditForm, type EditPart } from "./edit-form.tsx";
import { EmploymentEdit } from "./employment-edit.tsx";
import { LeaveEdit } from "./leave-edit.tsx";
import { PersonalEdit } from "./personal-edit.tsx";
import { text } from "./text.ts";

interface Handlers {
  tab: EditTab;
  onTab: (tab: EditTab) => void;
  onClose: () => void;
}
type EditUserDialogProps = Handlers & {
  employeeId: number | undefined;
};

/** Edits a user's record part by part; unsaved input survives a change of tab, and closing asks first (AMB-180). */
export function EditUserDialog({ employeeId, onClose, ...handlers }: EditUserDialogProps) {
  const shownId = useLastValue(employeeId);
  const [dirtyParts, setDirtyParts] = useState<readonly EditTab[]>([]);
  const onDirty = useCallback<EditPart["onDirty"]>((name, isDirty) => {
    setDirtyParts((parts) => [...parts.filter((one) => one !== name), ...(isDirty ? [name] : [])]);
  }, []);
  const isOpen = employeeId !== undefined;
  const guard = useDialogGuard({
    hasUnsaved: isOpen && dirtyParts.length > 0,
    onDiscard: () => setDirtyParts([]),
  });
  const close = async () => {
    if (await guard.confirmLeave()) onClose();
  };
  return (
    <Dialog
      title={text.title}
      size="lg"
      hasLateContent
      isSteady
      isOpen={isOpen}
      onClose={onClose}
      onBeforeClose={guard.confirmLeave}
    >
      {shownId !== undefined && (
        <LoadedPerson key={shownId} employeeId={shownId}>
          {(person) => (
            <Content person={person} onDirty={onDirty} onClose={() => void close()} {...handlers} />
          )}
        </LoadedPerson>
      )}
      {guard.dialog}
    </Dialog>
  );
}

const parts = [
  { value: "personal", label: text.personal, Part: PersonalEdit },
  { value: "employment", label: text.employment, Part: EmploymentEdit },
  { value: "next-of-kin", label: text.nextOfKin, Part: NextOfKinEdit },
  { value: "leave", label: text.leave, Part: LeaveEdit },
  { value: "documents", label: text.documents, Part: DocumentsEdit },
] as const;

type ContentProps = Handlers & Pick<EditPart, "person" | "onDirty">;

function Content({ person, tab, onTab, onDirty, onClose }: ContentProps) {
  const [notice, notify] = useNotice();
  const [saveSlot, setSaveSlot] = useState<HTMLElement | null>(null);
  const changeTab = (next: EditTab) => {
    notify(undefined);
    onTab(next);
  };
  return (
    <>
      <DialogBody>
        <div className="flex items-center gap-4">
          <Avatar name={personName(person)} size="lg" />
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold text-lg">{personName(person)}</p>
            <p className="wrap-anywhere text-muted">{person.email}</p>
          </div>
        </div>
        <Banner tone="amber">{text.warning}</Banner>
        <Tabs
          label={text.tabs}
          tabs={parts.map(({ value, label, Part }) => ({
            value,
            label,
            content: (
              <Part
                person={person}
                name={value}
                notify={notify}
                saveSlot={value === tab ? saveSlot : null}
                onDirty={onDirty}
              />
            ),
          }))}
          value={tab}
          onChange={changeTab}
        />
      </DialogBody>
      <NoticeBanner notice={notice} />
      <DialogFooter>
        <Button onClick={onClose}>{text.close}</Button>
        <div ref={setSaveSlot} className="contents" />
      </DialogFooter>
    </>
  );
}

function NextOfKinEdit({ person, ...part }: EditPart) {
  const { nextOfKin: kin, employeeId } = person;
  const form = useForm<NextOfKinValues>({
    defaultValues: {
      firstNames: kin?.firstName ?? "",
      lastName: kin?.lastName ?? "",
      phoneNumber: kin?.phone ?? "",
      relationship: kin?.relationship ?? "",
    },
  });
  const save = useNextOfKinChange({ id: kin?.nextOfKinId, employeeId });
  return (
    <EditForm form={form} onSave={save} savedMessage={employeesText.nextOfKin.saved} {...part}>
      <NextOfKinFields form={form} />
    </EditForm>
  );
}

function DocumentsEdit({ person, name, onDirty }: EditPart) {
  const onFormDirty = useCallback((isDirty: boolean) => onDirty(name, isDirty), [name, onDirty]);
  return <EmployeeDocuments employeeId={person.employeeId} onDirty={onFormDirty} />;
}
