import { IconCalendarOff } from "@tabler/icons-react";
import { useState } from "react";
import type { RecordedDayRule } from "#contract/leave/planning/day-rules.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { SettingsPageCard } from "../settings-list-card.tsx";
import { AddDayRuleDialog } from "./add-day-rule-dialog.tsx";
import { text } from "./day-rule-text.ts";

const pageSize = 20;

/** The blocked days and the days with a required number at work. */
export function DayRulesCard() {
  const [page, setPage] = useState(1);
  return (
    <SettingsPageCard
      text={text}
      query={useApiQuery("leave.dayRules", { query: { page, pageSize } })}
      icon={<IconCalendarOff size={22} stroke={1.75} aria-hidden="true" />}
      row={(rule) => <DayRuleRow key={rule.id} rule={rule} />}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      dialog={(adding) => <AddDayRuleDialog {...adding} />}
    />
  );
}

const { revoke: labels } = text;

function DayRuleRow({ rule }: { rule: RecordedDayRule }) {
  const { from, to, department, reason, by, recordedAt, revoked } = rule;
  const isOver = revoked !== null || (to !== null && to < currentDay());
  const days = to === null ? text.from(proseDay(from)) : proseDays(from, to);
  const where = department?.name ?? text.company;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium tabular-nums">
          <span className="first-letter:uppercase">{days}</span>
          <Kind rule={rule} isOver={isOver} />
          {isOver && !revoked && <Badge>{text.over}</Badge>}
        </p>
        <p className="wrap-anywhere text-sm">
          {where} · {reason}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {revoked
            ? text.takenBack(revoked.by.name, revoked.at.slice(0, 10))
            : text.setBy(by.name, recordedAt.slice(0, 10))}
        </p>
      </div>
      {!isOver && <Revoke id={rule.id} name={`${where}, ${days}`} />}
    </li>
  );
}

const Kind = ({ rule: { minimum }, isOver }: { rule: RecordedDayRule; isOver: boolean }) => {
  const tone = minimum === null ? "red" : "blue";
  return (
    <Badge tone={isOver ? "neutral" : tone}>
      {minimum === null ? text.blocked : text.atLeast(minimum)}
    </Badge>
  );
};

function Revoke({ id, name }: { id: number; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useApiMutation("leave.revokeDayRule");
  const revoke = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(labels.done),
        onError: (error) => toast.error(messageOf(error, labels.failed)),
        onSettled: () => setIsAsking(false),
      },
    );
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="max-sm:ms-auto"
        aria-label={`${labels.action}: ${name}`}
        onClick={() => setIsAsking(true)}
      >
        {labels.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.title}
        confirmLabel={labels.action}
        isPending={isPending}
        onConfirm={revoke}
        onCancel={() => setIsAsking(false)}
      >
        {labels.help}
      </ConfirmDialog>
    </>
  );
}
