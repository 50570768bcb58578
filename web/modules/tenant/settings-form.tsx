import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { fieldsOf } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Form } from "#web/ui/form/form.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { useUnsavedGuard } from "#web/ui/form/use-unsaved-guard.tsx";
import { text } from "./text.ts";

interface SettingsFormProps<Values extends FieldValues> {
  title: string;
  lead: string;
  form: UseFormReturn<Values>;
  /** False if the reader decided against it. */
  save: (values: Values) => Promise<unknown>;
  /** The message for three seconds after a save. */
  saved: string;
  children: ReactNode;
}

type Outcome = "saved" | "failed" | undefined;

/** One part of the configuration: its fields, the button that saves them, and a banner with the outcome. */
export function SettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const { title, lead, form, save, saved, children } = props;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome !== "saved") return;
    const timer = setTimeout(() => setOutcome(undefined), shortNoticeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const submit = async (values: Values) => {
    setOutcome(undefined);
    try {
      if ((await save(values)) === false) return;
      form.reset(values);
      setOutcome("saved");
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      setOutcome("failed");
    }
  };
  return (
    <Card title={title} lead={lead}>
      <Form form={form} onSubmit={submit} className="flex max-w-3xl flex-col gap-6">
        {children}
        {outcome === "saved" && <Banner tone="green">{saved}</Banner>}
        {outcome === "failed" && <Banner tone="red">{text.saveFailed}</Banner>}
        <Button
          type="submit"
          variant="primary"
          isPending={isSubmitting}
          pendingText={text.busy}
          className="self-start max-sm:self-stretch"
        >
          {text.save}
        </Button>
      </Form>
      <UnsavedBlocker hasUnsaved={isDirty} />
    </Card>
  );
}

/** Asks before any way of leaving unsaved settings. */
function UnsavedBlocker({ hasUnsaved }: { hasUnsaved: boolean }) {
  const guard = useUnsavedGuard(hasUnsaved);
  useBlocker({
    // Another tab leaves the input as it is.
    shouldBlockFn: async ({ current, next }) =>
      isLeaving(current, next) && !(await guard.confirmLeave()),
    enableBeforeUnload: false,
    disabled: !hasUnsaved,
  });
  return guard.dialog;
}

interface Location {
  pathname: string;
  search: { section?: unknown };
}

const isLeaving = (current: Location, next: Location) =>
  current.pathname !== next.pathname || current.search.section !== next.search.section;
