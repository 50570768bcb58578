import type { ApiKey, ShownKey } from "#contract/keys.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { ChangeKeyDialog } from "./change-key-dialog.tsx";
import { MakeKeyDialog } from "./make-key-dialog.tsx";
import { RotateKeyDialog } from "./rotate-key-dialog.tsx";
import { ShownKeyDialog } from "./shown-key-dialog.tsx";

export type OpenDialog = { kind: "make" } | { kind: "change" | "rotate"; key: ApiKey };

interface KeyDialogsProps {
  open: OpenDialog | undefined;
  shown: ShownKey | undefined;
  /** As they are known now. */
  keys: readonly ApiKey[];
  onShow: (shown: ShownKey) => void;
  onClose: () => void;
  onStored: () => void;
  /** Reads the keys again. */
  look: () => unknown;
}

/** The forms of the card, and the secret that one of them has made. */
export function KeyDialogs({
  open,
  shown,
  keys,
  onShow,
  onClose,
  onStored,
  look,
}: KeyDialogsProps) {
  const key = useLastValue(open && "key" in open ? open.key : undefined);
  const show = (made: ShownKey) => {
    onClose();
    onShow(made);
  };
  return (
    <>
      <MakeKeyDialog isOpen={open?.kind === "make"} onClose={onClose} onMade={show} />
      {key && (
        <>
          <ChangeKeyDialog apiKey={key} isOpen={open?.kind === "change"} onClose={onClose} />
          <RotateKeyDialog
            apiKey={key}
            isOpen={open?.kind === "rotate"}
            onClose={onClose}
            onMade={show}
          />
        </>
      )}
      <ShownKeyDialog
        shown={shown}
        known={keys.find(({ id }) => id === shown?.key.id)}
        onClose={onStored}
        look={look}
      />
    </>
  );
}
