import { IconArrowsExchange } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { LineDialog } from "./line-dialog.tsx";
import { text } from "./text.ts";

/** Opens the dialog in which it is changed who leads a person; for super administrators. */
export function LineButton({ employeeId, name }: { employeeId: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      <LineDialog
        employeeIds={[employeeId]}
        name={name}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
