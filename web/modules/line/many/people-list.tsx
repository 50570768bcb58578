import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { LedPerson } from "#contract/line/planned-line.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import {
  choiceOf,
  type LeaderChoice,
  labelOf,
  managedBy,
  managersIn,
  nobodyYet,
  theirHead,
} from "../leader-choice.ts";
import { LeaderPicker } from "../leader-picker.tsx";
import type { LineChange } from "../use-line-change.ts";
import { PersonRow, type RowActions } from "./person-row.tsx";
import { text } from "./text.ts";
import type { LeaderChoices } from "./use-leader-choices.ts";

/** The largest number of people without a search. */
const maxWithoutSearch = 8;

interface PeopleListProps {
  people: readonly LedPerson[];
  values: LineChange["values"];
  /** The people of a problem. */
  blockedIds: ReadonlySet<number>;
  choices: LeaderChoices;
}

/** The people with their next managers; a choice applies to all selected ones at once. */
export function PeopleList({ people, values, blockedIds, choices }: PeopleListProps) {
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const { selected, select, choose, only: selectOnly, leaveOut } = choices;
  const wanted = search.toLowerCase();
  const shown = people.filter(({ employee }) => employee.name.toLowerCase().includes(wanted));
  const shownIds = shown.map(({ employee }) => employee.id);
  const managers = managersIn(values);
  const rowOf = (id: number) => list.current?.querySelector(`[data-person="${id}"]`);
  const focusIn = (element: Element | null | undefined, selector: string) =>
    element?.querySelector<HTMLElement>(selector)?.focus();
  // The actions are independent of people and selection: a row is redrawn only after a change of its own.
  const actions: RowActions = {
    select: (id, isSelected) => select([id], isSelected),
    choose: (id, choice) => choose([id], choice),
    chooseOther: (id) => {
      flushSync(() => selectOnly([id]));
      focusIn(list.current, "[data-selected-bar] input");
    },
    leaveOut: (id) => {
      const row = rowOf(id);
      const near = row?.nextElementSibling ?? row?.previousElementSibling;
      flushSync(() => leaveOut([id]));
      focusIn(near, "[data-leave-out]");
    },
  };
  const first = shownIds.find((id) => selected.has(id)) ?? [...selected][0];
  const only = people.find(({ employee }) => employee.id === first)?.employee.name;
  const isEach = shown.length > 0 && shownIds.every((id) => selected.has(id));
  return (
    <div ref={list} className="rounded-lg border border-line">
      <ListHead
        search={search}
        onSearch={setSearch}
        total={people.length}
        shown={shown.length}
        isEach={isEach}
        onSelect={(isSelected) => choices.select(shownIds, isSelected)}
      />
      {selected.size > 0 && (
        <SelectedBar
          count={selected.size}
          name={only}
          hasOwn={[...selected].some((id) => values.own[id])}
          onChoose={(choice) => {
            flushSync(() => choices.choose(selected, choice));
            if (first !== undefined) focusIn(rowOf(first), "[aria-haspopup]");
          }}
          onClear={choices.reset}
        />
      )}
      <ul aria-label={text.listLabel} className="sm:max-h-96 sm:overflow-y-auto">
        {shown.map(({ employee, was }) => (
          <PersonRow
            key={employee.id}
            id={employee.id}
            name={employee.name}
            ledBy={was?.name}
            next={labelOf(choiceOf(values, employee.id))}
            isOwn={values.own[employee.id] !== undefined}
            isSelected={selected.has(employee.id)}
            isBlocked={blockedIds.has(employee.id)}
            managers={managers}
            actions={actions}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="border-line border-t px-4 py-3 text-muted">{text.noneFound}</p>
      )}
      <LeftOut count={values.leftOut.length} onBringBack={choices.bringBack} />
    </div>
  );
}

interface ListHeadProps {
  search: string;
  onSearch: (text: string) => void;
  total: number;
  shown: number;
  isEach: boolean;
  onSelect: (isSelected: boolean) => void;
}

const ListHead = ({ search, onSearch, total, shown, isEach, onSelect }: ListHeadProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
    <Checkbox
      label={search ? text.selectShown(shown) : text.selectAll}
      value={isEach}
      onChange={onSelect}
    />
    {total > maxWithoutSearch && (
      <SearchField
        label={text.find}
        value={search}
        onSearch={onSearch}
        delayMs={100}
        className="min-w-48 flex-1"
      />
    )}
  </div>
);

const LeftOut = ({ count, onBringBack }: { count: number; onBringBack: () => void }) =>
  count > 0 && (
    <p className="flex flex-wrap items-center justify-between gap-2 border-line border-t px-4 py-2 text-muted">
      {text.leftOut(count)}
      <Button size="sm" variant="ghost" onClick={onBringBack}>
        {text.bringBack}
      </Button>
    </p>
  );

interface SelectedBarProps {
  count: number;
  name: string | undefined;
  /** Whether one of them has their own next manager. */
  hasOwn: boolean;
  onChoose: (choice: LeaderChoice | undefined) => void;
  onClear: () => void;
}

/** The choice of a manager for the selected people; stays in view above the list. */
const SelectedBar = ({ count, name, hasOwn, onChoose, onClear }: SelectedBarProps) => (
  <section
    data-selected-bar=""
    aria-label={text.chosenRegion}
    className="sticky -top-1 z-10 flex flex-col gap-3 border-line border-t bg-raised px-4 py-3"
  >
    <LeaderPicker
      isRequired={false}
      label={text.chosen(count, name)}
      value={null}
      onChange={(manager) => manager && onChoose(managedBy(manager))}
    />
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onChoose(nobodyYet)}>
        {text.choices.nobody}
      </Button>
      <Button size="sm" onClick={() => onChoose(theirHead)}>
        {text.choices.head}
      </Button>
      {hasOwn && (
        <Button size="sm" onClick={() => onChoose(undefined)}>
          {text.likeEveryone}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  </section>
);
