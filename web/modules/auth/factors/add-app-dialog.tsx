import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { encode } from "uqr";
import type { AppSecret } from "#contract/factors.ts";
import { readCode } from "#contract/rules/code.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

const { adding: labels } = text;
const nothing = { code: "" };

interface AddAppDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Shows a new secret as a QR code and as text, and confirms it by its first code. */
export function AddAppDialog({ isOpen, onClose, onDone }: AddAppDialogProps) {
  const form = useForm({ defaultValues: nothing });
  const [failure, setFailure] = useState<string>();
  const secret = useNewSecret(isOpen, setFailure);
  const { mutateAsync: confirm } = useApiMutation("auth.confirmApp");
  const submit = async (body: typeof nothing) => {
    setFailure(undefined);
    try {
      await confirm({ body });
    } catch (error) {
      const isAtField = showServerErrors(form, fieldsOf(error));
      return isAtField ? undefined : setFailure(messageOf(error, text.failed));
    }
    form.reset();
    toast.success(labels.done, { durationMs: shortNoticeMs });
    await onDone();
  };

  return (
    <FormDialog
      title={labels.title}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      isDisabled={!secret}
      failure={failure}
      lead={
        secret ? (
          <SecretToTake {...secret} />
        ) : (
          <Delayed label={labels.loading}>
            <Skeleton className="h-48" />
          </Delayed>
        )
      }
    >
      <FormField
        form={form}
        name="code"
        rule={(code) => (readCode(code)?.kind === "app" ? undefined : labels.codeMissing)}
      >
        {(field) => (
          <TextField
            {...field}
            label={labels.code}
            help={labels.codeHelp}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={40}
            inputClass="max-w-48 tabular-nums tracking-widest"
          />
        )}
      </FormField>
    </FormDialog>
  );
}

/** A new secret each time the dialog opens; the server drops one that no code confirms. */
function useNewSecret(isOpen: boolean, onFailure: (message: string) => void) {
  const { mutateAsync: start } = useApiMutation("auth.startApp");
  const [secret, setSecret] = useState<AppSecret>();
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    start({}).then(
      (made) => isLeft || setSecret(made),
      (error) => isLeft || onFailure(messageOf(error, text.failed)),
    );
    return () => {
      isLeft = true;
      setSecret(undefined);
    };
  }, [isOpen, start, onFailure]);
  return secret;
}

const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");

function SecretToTake({ secret, uri }: AppSecret) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <QrCode content={uri} />
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-4">
        <p className="text-muted">{labels.scan}</p>
        <div>
          <p className="text-muted text-sm">{labels.typed}</p>
          <code className="mt-1 block wrap-anywhere select-all font-medium tracking-wide">
            {inGroups(secret)}
          </code>
        </div>
      </div>
    </div>
  );
}

/** Dark on white in every theme, since apps read nothing else. */
function QrCode({ content }: { content: string }) {
  const { data, size } = encode(content, { border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={labels.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md border border-line [forced-color-adjust:none]"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
