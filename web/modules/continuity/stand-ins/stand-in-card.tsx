import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import type { StandIn } from "#contract/continuity/stand-ins.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { NewStandInDialog } from "./new-stand-in-dialog.tsx";
import { text } from "./text.ts";

/** A manager's stand-ins and own duties as one, today and later; nothing without any. */
export function StandInCard({ person }: { person: PersonPage }) {
  const { id, standIns, canNameStandIn, today } = person;
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<StandIn>();
  if (standIns.length === 0 && !canNameStandIn) return null;
  return (
    <Card title={text.title}>
      {standIns.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul aria-label={text.title} className="flex flex-col gap-3">
        {standIns.map((one) => (
          <li key={one.id} className="flex items-start justify-between gap-3">
            <div className="wrap-anywhere min-w-0">
              <p className="font-medium">
                {one.manager.id === id ? text.by(one.standIn.name) : text.isFor(one.manager.name)}
              </p>
              <p className="text-muted text-sm">{proseDays(one.from, one.to, today)}</p>
            </div>
            {canNameStandIn && one.manager.id === id && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={text.endLabel(one.standIn.name)}
                onClick={() => setEnding(one)}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canNameStandIn && (
        <Button
          size="sm"
          className="mt-3"
          icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          {text.add}
        </Button>
      )}
      <NewStandInDialog person={person} isOpen={isAdding} onClose={() => setIsAdding(false)} />
      <EndDialog ending={ending} onClose={() => setEnding(undefined)} />
    </Card>
  );
}

function EndDialog({ ending, onClose }: { ending: StandIn | undefined; onClose: () => void }) {
  const shown = useLastValue(ending);
  const { mutateAsync, isPending } = useApiMutation("continuity.endStandIn");
  if (!shown) return null;
  const { name } = shown.standIn;
  const end = async () => {
    try {
      await mutateAsync({ params: { id: shown.id }, body: {} });
    } catch (error) {
      toast.error(messageOf(error, text.failed));
      return;
    }
    toast.success(text.ended(name));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={ending !== undefined}
      title={text.endTitle(name)}
      confirmLabel={text.endConfirm}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {text.endBody}
    </ConfirmDialog>
  );
}
