import { type FormEvent, useEffect, useRef, useState } from "react";
import { readCode } from "#contract/rules/code.ts";
import { Button } from "#web/ui/button.tsx";
import { focusFirst } from "#web/ui/form/focus-first.ts";
import { TextField } from "#web/ui/form/text-field.tsx";

const text = {
  app: {
    lead: "Your password is right. Please enter the code from your authenticator app.",
    label: "Code",
    missing: "Please enter the six digits that your app shows",
    other: "Use a recovery code instead",
  },
  recovery: {
    lead: "Please enter one of your recovery codes. Each of them signs you in once.",
    label: "Recovery code",
    missing: "Please enter a recovery code of ten letters and digits",
    other: "Use your authenticator app instead",
  },
  wrong: "This code is not right, or was used before.",
  submit: "Sign In",
  busy: "Signing in...",
  back: "Back",
} as const;

export interface CodeStepProps {
  /** Signs in with the code; returns a refusal that concerns it. */
  onSubmit: (code: string) => Promise<string | undefined>;
  onBack: () => void;
}

/** Replaces the two fields of sign-in after the right password of an account with an authenticator app. */
export function CodeStep({ onSubmit, onBack }: CodeStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const labels = text[kind];
  const focus = () => form.current?.querySelector("input")?.focus();
  useEffect(() => focusFirst(form.current, "code"), []);

  const refuse = (message: string) => {
    setProblem(message);
    focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (readCode(code)?.kind !== kind) return refuse(labels.missing);
    setIsBusy(true);
    const refusal = await onSubmit(code);
    setIsBusy(false);
    if (refusal) refuse(text.wrong);
  };
  const change = (typed: string) => {
    setCode(typed);
    setProblem("");
  };
  const swap = () => {
    setKind(kind === "app" ? "recovery" : "app");
    change("");
    focus();
  };

  return (
    <form ref={form} method="dialog" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <p className="text-muted">{labels.lead}</p>
      <TextField
        label={labels.label}
        name="code"
        autoComplete="one-time-code"
        inputMode={kind === "app" ? "numeric" : "text"}
        spellCheck={false}
        maxLength={40}
        value={code}
        error={problem}
        onChange={change}
        inputClass="tabular-nums tracking-widest"
      />
      <Button type="submit" variant="primary" isWide isPending={isBusy} pendingText={text.busy}>
        {text.submit}
      </Button>
      <div className="-my-2 flex flex-wrap justify-between gap-x-3">
        <Button variant="ghost" size="sm" className="-ms-3" onClick={swap}>
          {labels.other}
        </Button>
        <Button variant="ghost" size="sm" className="-me-3" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  );
}
