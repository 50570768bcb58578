import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { LedPerson } from "#contract/line/planned-line.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { choiceOf, labelOf, managersIn } from "../leader-choice.ts";
import type { LineChange } from "../use-line-change.ts";
import { PersonRow, type RowActions } from "./person-row.tsx";
import { SelectedBar } from "./selected-bar.tsx";
import { text } from "./text.ts";
import type { LeaderChoices } from "./use-leader-choices.ts";

/** Of so many people one is found by looking. */
const maxWithoutSearch = 8;

interface PeopleListProps {
  people: readonly LedPerson[];
  values: LineChange["values"];
  blockedIds: ReadonlySet<number>;
  choices: LeaderChoices;
}

/** The people whose leader changes, each with their next manager; those selected are given another at once. */
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
  // Nothing in them changes with the people or the selection: a row is drawn again only if it has changed itself.
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
