import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import type { callForFile } from "#web/api/client.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Form } from "#web/ui/form/form.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { saveFile } from "#web/ui/saved-file.ts";
import { text } from "./text.ts";

const { payroll: labels } = text;

interface DownloadFormProps<Values extends FieldValues> {
  title: string;
  lead: string;
  /** What a screen reader calls the button. */
  action: string;
  form: UseFormReturn<Values>;
  fetch: (values: Values) => ReturnType<typeof callForFile>;
  children: ReactNode;
}

/** Asks for the days of a file and saves it; what the server refuses is shown at its field. */
export function DownloadForm<Values extends FieldValues>(props: DownloadFormProps<Values>) {
  const { title, lead, action, form, fetch, children } = props;
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = async (values: Values) => {
    try {
      saveFile(await fetch(values));
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      toast.error(messageOf(error, labels.failed));
    }
  };
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-4 max-w-2xl text-pretty text-muted">{lead}</p>
      <Form form={form} onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-3 sm:items-start">
          {children}
          <Button
            type="submit"
            aria-label={action}
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            isPending={isSubmitting}
            pendingText={labels.busy}
            className="sm:mt-6.5 sm:justify-self-start"
          >
            {labels.download}
          </Button>
        </div>
      </Form>
    </section>
  );
}
