import { type ReactNode, useId } from "react";
import { Button } from "../button.tsx";

type SubmitButtonProps = {
  /** What the form still lacks: it is named below the button, which is disabled until nothing is. */
  missing: string | undefined;
  isPending: boolean;
  pendingText: string;
  children: ReactNode;
};

/** The button at the end of a form; a form that is not complete is still submitted by Enter, so that it can say what is missing. */
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
