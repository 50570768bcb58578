import { type ReactNode, useId } from "react";
import { Button } from "../button.tsx";

export type SubmitButtonProps = {
  /** The form's missing part, named below the button and disabling it. */
  missing: string | undefined;
  isPending: boolean;
  pendingText: string;
  children: ReactNode;
};

/** A form's submit button; Enter still submits an incomplete form, which then names the missing parts. */
export function SubmitButton({ missing, isPending, pendingText, children }: SubmitButtonProps) {
  const id = useId();
  const note = isPending ? undefined : missing;
  return (
    <div className="flex flex-col gap-2">
      {/* Enter submits through the first button, and not at all if that is disabled. */}
      <input type="submit" hidden disabled={isPending} />
      <Button
        type="submit"
        variant="primary"
        isWide
        disabled={missing !== undefined || isPending}
        isPending={isPending}
        pendingText={pendingText}
        aria-describedby={note && id}
      >
        {children}
      </Button>
      <p id={id} className="min-h-5 text-center text-muted text-sm">
        {note}
      </p>
    </div>
  );
}
