import { IconPalette } from "@tabler/icons-react";
import { useState } from "react";
import type { OwnType } from "#contract/leave/own-types.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { OwnTypeSign } from "#web/modules/leave/own-type-sign.tsx";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { SettingsListCard } from "../settings-list-card.tsx";
import { Grants } from "./grants.tsx";
import { OwnTypeDialog } from "./own-type-dialog.tsx";
import { text } from "./own-types-text.ts";

/** The company's own types of leave with their rules and grants. */
export const OwnTypesCard = () => (
  <SettingsListCard
    text={text}
    query={useApiQuery("leave.ownTypes", {})}
    icon={<IconPalette size={22} stroke={1.75} aria-hidden="true" />}
    row={(type) => <OwnTypeRow key={type.id} type={type} />}
    dialog={(adding) => <OwnTypeDialog {...adding} />}
  />
);

function OwnTypeRow({ type }: { type: OwnType }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, color, isPaid, askers, departments, isClosed } = type;
  const names = departments.map((one) => one.name);
  return (
    <li className="flex flex-col gap-2 border-line border-t px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <OwnTypeSign color={color} />
        <h3 className="wrap-anywhere font-semibold">{name}</h3>
        {isClosed && <Badge>{text.closed}</Badge>}
        <span className="ms-auto flex gap-1">
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.action(text.change.action, name)}
            onClick={() => setIsOpen(true)}
          >
            {text.change.action}
          </Button>
          <CloseButton type={type} />
        </span>
      </div>
      <p className="text-muted text-sm">
        {isPaid ? text.paid : text.unpaid} · {text.askedBy(askers, names)}
      </p>
      <Grants type={type} />
      <OwnTypeDialog type={type} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </li>
  );
}

function CloseButton({ type: { id, name, isClosed } }: { type: OwnType }) {
  const { mutate, isPending } = useApiMutation("leave.closeOwnType");
  const label = isClosed ? text.open : text.close;
  const change = () =>
    mutate(
      { params: { id }, body: { isClosed: !isClosed } },
      {
        onSuccess: () => void toast.success((isClosed ? text.wasOpened : text.wasClosed)(name)),
        onError: () => void toast.error(text.saveFailed),
      },
    );
  return (
    <Button size="sm" isPending={isPending} aria-label={text.action(label, name)} onClick={change}>
      {label}
    </Button>
  );
}
