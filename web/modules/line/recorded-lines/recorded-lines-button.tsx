import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { RecordedLinesDialog } from "./recorded-lines-dialog.tsx";
import { text } from "./text.ts";

interface RecordedLinesButtonProps {
  person: { id: number; name: string; today: string };
}

/** Opens what has been recorded of who leads a person; for super administrators. */
export function RecordedLinesButton({ person }: RecordedLinesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <RecordedLinesDialog person={person} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
