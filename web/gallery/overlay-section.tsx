import { IconBell, IconDownload, IconUser } from "@tabler/icons-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useUnsavedGuard } from "#web/ui/form/use-unsaved-guard.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";
import { Tooltip } from "#web/ui/overlay/tooltip.tsx";
import { Row, Section } from "./section.tsx";

const ignore = () => {};
const kinds = [
  { value: "team", label: "Team" },
  { value: "branch", label: "Branch" },
] as const;

function DepartmentForm({
  onClose,
  onDirty,
}: {
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
}) {
  const form = useForm<{ name: string; kind: "team" | "branch" | "" }>({
    defaultValues: { name: "", kind: "team" },
  });
  return (
    <Form form={form} onSubmit={onClose} className="contents">
      <DialogBody>
        <FormField form={form} name="name" rule={(name) => (name ? undefined : "Enter a name")}>
          {(field) => (
            <TextField
              label="Department name"
              isRequired
              {...field}
              onChange={(name) => {
                onDirty(name !== "");
                field.onChange(name);
              }}
            />
          )}
        </FormField>
        <FormField form={form} name="kind">
          {(field) => <SelectField label="Kind" options={kinds} {...field} />}
        </FormField>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary">
          Add department
        </Button>
      </DialogFooter>
    </Form>
  );
}

function DialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  const close = () => {
    setIsOpen(false);
    setIsDirty(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open dialog</Button>
      <Dialog
        title="Add department"
        description="People are assigned to it later."
        isOpen={isOpen}
        onClose={close}
        onBeforeClose={guard.confirmLeave}
      >
        <DepartmentForm onClose={close} onDirty={setIsDirty} />
        {guard.dialog}
      </Dialog>
    </>
  );
}

function ConfirmExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask first</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete the Payments department?"
        confirmLabel="Delete department"
        tone="danger"
        onConfirm={close}
        onCancel={close}
      >
        Its 12 people stay, without a department.
      </ConfirmDialog>
    </>
  );
}

export const OverlaySection = () => (
  <Section title="What opens">
    <Row>
      <DialogExample />
      <ConfirmExample />
      <Menu
        trigger={<Button>Open menu</Button>}
        align="start"
        head="Cape Town branch"
        items={[
          {
            label: "Profile",
            href: "#parts",
            icon: <IconUser size={16} stroke={1.75} aria-hidden="true" />,
          },
          {
            label: "Export",
            onSelect: ignore,
            icon: <IconDownload size={16} stroke={1.75} aria-hidden="true" />,
          },
          { label: "Archive", onSelect: ignore, isDisabled: true },
          "separator",
          { label: "Delete", onSelect: ignore, tone: "danger" },
        ]}
      />
      <Popover title="Notifications" align="start" trigger={<Button>Open popover</Button>}>
        <p className="text-muted">Nothing new since yesterday.</p>
      </Popover>
      <Tooltip text="Notifications">
        <IconButton label="Notifications" icon={<IconBell size={20} stroke={1.75} />} />
      </Tooltip>
    </Row>
  </Section>
);
