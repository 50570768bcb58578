import { IconArrowRight, IconSelector, IconX } from "@tabler/icons-react";
import { memo } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MenuButton } from "#web/ui/overlay/menu-button.tsx";
import { type LeaderChoice, managedBy, nobodyYet, theirHead } from "../leader-choice.ts";
import { text } from "./text.ts";

export interface RowActions {
  select: (id: number, isSelected: boolean) => void;
  choose: (id: number, choice: LeaderChoice | undefined) => void;
  /** Goes to the choice of any manager. */
  chooseOther: (id: number) => void;
  leaveOut: (id: number) => void;
}

interface PersonRowProps {
  id: number;
  name: string;
  ledBy: string | undefined;
  next: string;
  isOwn: boolean;
  isSelected: boolean;
  isBlocked: boolean;
  /** The managers chosen so far. */
  managers: readonly SelectOption<string>[];
  actions: RowActions;
}

/** A person with present and next manager. Of 500, only the changed ones are redrawn. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { id, name, ledBy, next, isOwn, isSelected, isBlocked, managers, actions } = props;
  const items = [
    ...managers.map((manager) => ({
      label: manager.label,
      onSelect: () => actions.choose(id, managedBy(manager)),
    })),
    { label: text.choices.nobody, onSelect: () => actions.choose(id, nobodyYet) },
    { label: text.choices.head, onSelect: () => actions.choose(id, theirHead) },
    { label: text.someoneElse, onSelect: () => actions.chooseOther(id) },
    ...(isOwn
      ? [
          "separator" as const,
          { label: text.likeEveryone, onSelect: () => actions.choose(id, undefined) },
        ]
      : []),
  ];
  return (
    <li
      data-person={id}
      className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-t px-4 py-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] sm:grid-cols-[auto_auto_minmax(0,1fr)_minmax(0,13rem)_auto]"
    >
      <Checkbox
        label={text.selectOne(name)}
        isLabelHidden
        value={isSelected}
        onChange={(isNow) => actions.select(id, isNow)}
      />
      <Avatar name={name} size="sm" />
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-muted text-sm">
          {ledBy === undefined ? text.ledByNobody : text.ledBy(ledBy)}
        </p>
      </div>
      <div className="col-span-full row-start-2 flex w-full min-w-0 items-center gap-2 sm:col-auto sm:row-auto">
        <IconArrowRight
          size={16}
          stroke={1.75}
          aria-hidden="true"
          className="shrink-0 text-muted"
        />
        <MenuButton
          label={text.nextOf(name, next)}
          items={items}
          className={classNames(
            "flex h-11 min-w-0 flex-1 items-center justify-between gap-2 rounded-md border bg-card px-3 text-start hover:border-muted md:h-9",
            isBlocked ? "border-red ring-1 ring-red" : "border-control",
          )}
        >
          <span className={classNames("min-w-0 truncate", isOwn ? "font-semibold" : "text-muted")}>
            {next}
          </span>
          <IconSelector
            size={16}
            stroke={1.75}
            aria-hidden="true"
            className="shrink-0 text-muted"
          />
        </MenuButton>
      </div>
      <IconButton
        data-leave-out=""
        label={text.leaveOut(name)}
        size="sm"
        icon={<IconX size={16} stroke={1.75} />}
        onClick={() => actions.leaveOut(id)}
        className="max-sm:col-start-4 max-sm:row-start-1"
      />
    </li>
  );
});
