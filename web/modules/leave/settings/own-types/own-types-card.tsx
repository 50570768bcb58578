import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { OwnType } from "#contract/leave/own-types.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ownTypeColors } from "./own-type-colors.ts";
import { OwnTypeDialog } from "./own-type-dialog.tsx";
import { grantSentence, text } from "./own-types-text.ts";

/** The company's own types of leave with their rules and grants. */
export function OwnTypesCard() {
  const [isAdding, setIsAdding] = useState(false);
  const query = useApiQuery("leave.ownTypes", {});
  const hasTypes = query.data !== undefined && query.data.length > 0;
  const add = (
    <Button
      size="sm"
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setIsAdding(true)}
    >
      {text.add.action}
    </Button>
  );
  return (
    <Card title={text.title} action={hasTypes && add} isFlush>
      <p className="max-w-2xl text-pretty px-5 pb-3 text-muted">{text.lead}</p>
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.loadFailed}
        skeleton={<Skeleton className="mx-5 mb-5 h-24" />}
      >
        {(types) =>
          types.length === 0 ? (
            <EmptyState title={text.none} action={add}>
              {text.noneHelp}
            </EmptyState>
          ) : (
            <ul aria-label={text.title}>
              {types.map((type) => (
                <OwnTypeRow key={type.id} type={type} />
              ))}
            </ul>
          )
        }
      </Fetched>
      <OwnTypeDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
}

function OwnTypeRow({ type }: { type: OwnType }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, color, isPaid, askers, departments, isClosed } = type;
  const names = departments.map((one) => one.name);
  return (
    <li className="flex flex-col gap-2 border-line border-t px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          aria-hidden="true"
          className="size-3 rounded-full border border-transparent"
          style={{ backgroundColor: ownTypeColors[color] }}
        />
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
        onError: () => void toast.error(text.failed),
      },
    );
  return (
    <Button size="sm" isPending={isPending} aria-label={text.action(label, name)} onClick={change}>
      {label}
    </Button>
  );
}

function Grants({ type: { needsBalance, grants } }: { type: OwnType }) {
  if (!needsBalance) return <p>{text.free}</p>;
  if (grants.length === 0) return <p>{text.noGrants}</p>;
  return (
    <ul>
      {grants.map((grant) => (
        <li key={grant.id}>
          {grantSentence(grant)}
          {grant.lastDay && text.ended(grant.lastDay)}
        </li>
      ))}
    </ul>
  );
}
