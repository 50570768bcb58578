import { IconFileZip } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ArchivedPeople } from "./use-archive.ts";

const ArchiveDialog = lazy(async () => ({
  default: (await import("./archive-dialog.tsx")).ArchiveDialog,
}));

interface ArchiveButtonProps {
  people: ArchivedPeople;
  count: number;
  label: string;
  variant?: "secondary" | "ghost";
}

export function ArchiveButton({ people, count, label, variant = "secondary" }: ArchiveButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        icon={<IconFileZip size={16} stroke={1.75} aria-hidden="true" />}
        onClick={open}
      >
        {label}
      </Button>
      {wasOpened && (
        <Suspense>
          <ArchiveDialog
            people={people}
            count={count}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
