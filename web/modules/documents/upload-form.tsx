import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";
import { useFormState } from "react-hook-form";
import { employeeDocumentCategories } from "#contract/codes/document-category.ts";
import { acceptedFiles, fileProblem } from "#contract/rules/file.ts";
import { lineProblem, maxLengths } from "#contract/rules/text.ts";
import { storedToken } from "#web/api/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useUnsavedGuard } from "#web/ui/form/use-unsaved-guard.tsx";
import { text } from "./text.ts";
import { type UploadFailure, useNewDocument } from "./use-new-document.ts";

const { upload: labels } = text;
const categories = employeeDocumentCategories.map((value) => ({ value, label: value }));

interface UploadFormProps {
  employeeId: number;
  /** Called with the first and last input; without it, leaving asks by itself. */
  onDirty: ((isDirty: boolean) => void) | undefined;
}

export function UploadForm({ employeeId, onDirty }: UploadFormProps) {
  const { form, percent, failure, submit, refuse } = useNewDocument(employeeId);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const isGuarded = isDirty && onDirty === undefined;
  const { confirmLeave, dialog } = useUnsavedGuard(isGuarded);
  useBlocker({
    // An ended session is not held up: nothing can be saved any more.
    shouldBlockFn: async () => storedToken() !== null && !(await confirmLeave()),
    enableBeforeUnload: false,
    disabled: !isGuarded,
  });

  useEffect(() => {
    onDirty?.(isDirty);
    return () => onDirty?.(false);
  }, [isDirty, onDirty]);

  const choose = (file: File) => {
    const problem = fileProblem(file);
    if (problem) return form.setError("file", { message: problem });
    form.setValue("file", file, { shouldDirty: true });
    form.clearErrors("file");
  };

  return (
    <Form form={form} onSubmit={submit} onInvalid={refuse} className="flex flex-col gap-4">
      <h3 className="font-semibold">{labels.title}</h3>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="documentName"
          rule={[required(labels.nameMissing), (name) => lineProblem(name, maxLengths.name)]}
        >
          {(field) => (
            <TextField
              {...field}
              label={labels.name}
              autoComplete="off"
              isRequired
              isDisabled={isSubmitting}
            />
          )}
        </FormField>
        <FormField form={form} name="documentCategory" rule={required(labels.categoryMissing)}>
          {(field) => (
            <SelectField
              {...field}
              label={labels.category}
              options={categories}
              placeholder={labels.chooseCategory}
              isRequired
              isDisabled={isSubmitting}
            />
          )}
        </FormField>
        <div className="sm:col-span-2">
          <FormField form={form} name="file" rule={(file) => fileProblem(file) ?? undefined}>
            {({ value, ref, error }) => (
              <FileSlot
                ref={ref}
                error={error}
                label={labels.file}
                help={value ? undefined : labels.fileHelp}
                file={value}
                accept={acceptedFiles}
                progressPercent={percent}
                onChoose={choose}
                onRemove={() => form.setValue("file", null, { shouldDirty: true })}
                isRequired
                isDisabled={isSubmitting}
              />
            )}
          </FormField>
        </div>
      </div>
      {failure && <Failed failure={failure} />}
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        isPending={isSubmitting}
        pendingText={labels.busy}
      >
        {labels.submit}
      </Button>
      {dialog}
    </Form>
  );
}

const Failed = ({ failure: { title, reason, isRetriable } }: { failure: UploadFailure }) => (
  <Banner
    tone="red"
    title={title}
    action={isRetriable && <Button type="submit">{labels.retry}</Button>}
  >
    {reason && <p className="wrap-anywhere">{reason}</p>}
  </Banner>
);
