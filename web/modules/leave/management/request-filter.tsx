import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import {
  documentedLeaveTypes,
  isOffered,
  leaveStatuses,
  leaveStatusLabels,
  leaveTypeLabels,
} from "#contract/codes/leave.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";
import { useOfferedLeave } from "../application/use-offered-leave.ts";
import { text } from "../text.ts";
import {
  type filterQueryOf,
  type RequestFilter,
  requestQueryOf,
} from "./leave-management-search.ts";

const { requests: labels } = text.management;
const all = "all";
const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
) => [
  { value: all, label: labels.all },
  ...values.map((value) => ({ value: value as string, label: names[value] })),
];
const statuses = optionsOf(leaveStatuses, leaveStatusLabels);

/** The offered types and, as their leave stays, all own ones. */
function useTypeOptions(chosen: RequestFilter["type"]) {
  const offered = useOfferedLeave();
  const { data: ownTypes = [] } = useApiQuery("leave.ownTypes", {});
  const types = documentedLeaveTypes.filter((one) => one === chosen || isOffered(one, offered));
  return [
    ...optionsOf(types, leaveTypeLabels),
    ...ownTypes.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}

const typeOf = (value: string): RequestFilter["type"] =>
  documentedLeaveTypes.find((one) => one === value) ?? (value === all ? undefined : Number(value));
const none: RequestFilter = { type: undefined, status: undefined, from: undefined, to: undefined };

interface RequestFilterProps {
  filter: RequestFilter;
  /** All filters of the list. */
  found: ReturnType<typeof filterQueryOf>;
  onApply: (filter: RequestFilter) => void;
}

/** Narrows the list to people with a request of a type, a status or some days, with Apply or Reset. */
export function RequestFilterButton({ filter, found, onApply }: RequestFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(filter);
  const { type, status, from, to } = filter;
  const count = [type, status, from ?? to].filter(Boolean).length;
  const open = (isOpening: boolean) => {
    setDraft(filter);
    setIsOpen(isOpening);
  };
  const apply = (next: RequestFilter) => {
    onApply(next);
    setIsOpen(false);
  };

  return (
    <Popover
      title={labels.title}
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}>
          {labels.open(count)}
        </Button>
      }
    >
      <FilterFields
        draft={draft}
        onDraft={(next) => setDraft({ ...draft, ...next })}
        found={found}
        onApply={apply}
      />
    </Popover>
  );
}

interface FieldsProps extends Pick<RequestFilterProps, "found" | "onApply"> {
  draft: RequestFilter;
  onDraft: (next: RequestFilter) => void;
}

function FilterFields({ draft, onDraft, found, onApply }: FieldsProps) {
  const { type, status, from, to } = draft;
  const types = useTypeOptions(type);
  const isInOrder = !from || !to || from <= to;
  return (
    <div className="flex flex-col gap-4">
      <SelectField<string>
        label={labels.type}
        options={types}
        value={String(type ?? all)}
        onChange={(value) => onDraft({ type: typeOf(value) })}
      />
      <SelectField<string>
        label={labels.status}
        options={statuses}
        value={status ?? all}
        onChange={(value) => onDraft({ status: leaveStatuses.find((one) => one === value) })}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label={labels.from}
          value={from ?? ""}
          onChange={(day) => onDraft({ from: day || undefined })}
        />
        <DateField
          label={labels.to}
          value={to ?? ""}
          min={from}
          error={isInOrder ? undefined : labels.endsBeforeStart}
          onChange={(day) => onDraft({ to: day || undefined })}
        />
      </div>
      <div className="flex items-center justify-end gap-3">
        {isInOrder && <FoundCount draft={draft} found={found} />}
        <Button onClick={() => onApply(none)}>{labels.reset}</Button>
        <Button
          variant="primary"
          disabled={!isInOrder}
          onClick={() => onApply({ ...none, ...draft })}
        >
          {labels.apply}
        </Button>
      </div>
    </div>
  );
}

/** The number of people behind the filter. */
function FoundCount({ draft, found }: Pick<FieldsProps, "draft" | "found">) {
  const { data } = useApiQuery("leave.combinedRecords", {
    query: {
      ...found,
      ...{ leaveType: undefined, ownTypeId: undefined },
      ...requestQueryOf(draft),
      pageSize: 1,
    },
  });
  return (
    <p role="status" className="me-auto text-muted text-sm tabular-nums">
      {data && labels.found(data.total)}
    </p>
  );
}
