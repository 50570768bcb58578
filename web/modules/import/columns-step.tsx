import { IconArrowRight } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import {
  type DateOrder,
  dateOrders,
  type FileEncoding,
  type ImportField,
  importDateFields,
  importFieldLabels,
  importFields,
  requiredImportFields,
} from "#contract/codes/import.ts";
import type { Import, ImportColumn } from "#contract/import/import.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { text } from "./text.ts";

const { columns: labels } = text;

const none = "none";
const fieldOptions = [
  { value: none, label: labels.leaveOut },
  ...importFields.map((field) => ({ value: field, label: importFieldLabels[field] })),
];
const orderOptions = dateOrders.map((value) => ({ value, label: labels.orders[value] }));
const isDate = (field: ImportField | null) => importDateFields.some((known) => known === field);

interface Chosen {
  field: ImportField | null;
  dateOrder: DateOrder | null;
}

/** Why no row could be imported with these columns; undefined if some can. */
function blockedBy(chosen: readonly Chosen[]): string | undefined {
  const fields = chosen.flatMap(({ field }) => field ?? []);
  if (!fields.includes("email")) return labels.noEmail;
  return fields.length === 1 ? labels.emailOnly : undefined;
}

interface ColumnsStepProps {
  opened: Import;
  onBack: () => void;
  onChecked: () => void;
}

/** The field of each column, open to change. */
export function ColumnsStep({ opened, onBack, onChecked }: ColumnsStepProps) {
  const [chosen, setChosen] = useState<readonly Chosen[]>(() =>
    opened.columns.map(({ field, dateOrder }) => ({ field, dateOrder })),
  );
  const { mutateAsync, isPending } = useApiMutation("import.check");
  const missing = requiredImportFields.filter(
    (field) => !chosen.some((column) => column.field === field),
  );
  const latest = useRef(chosen);
  const change = (at: number, next: Chosen) => {
    latest.current = latest.current.map((column, index) => {
      if (index === at) return next;
      // One column alone can be each field.
      return next.field !== null && column.field === next.field
        ? { field: null, dateOrder: null }
        : column;
    });
    setChosen(latest.current);
  };
  const check = async () => {
    const checked = latest.current;
    try {
      const { id, createsMissing, changesExisting } = opened;
      const body = { columns: [...checked], createsMissing, changesExisting };
      await mutateAsync({ params: { id }, body });
      // A choice made meanwhile is still to be checked.
      if (checked === latest.current) onChecked();
    } catch (error) {
      toast.error(messageOf(error, labels.failed), { durationMs: longNoticeMs });
    }
  };
  const readAs = async (encoding: FileEncoding) => {
    try {
      const { id, createsMissing, changesExisting } = opened;
      const body = { columns: [...chosen], createsMissing, changesExisting, encoding };
      await mutateAsync({ params: { id }, body });
    } catch (error) {
      toast.error(messageOf(error, labels.encodingFailed), { durationMs: longNoticeMs });
    }
  };
  const blocked = blockedBy(chosen);
  const reasonId = useId();
  const leftOut = chosen.filter(({ field }) => field === null).length;

  return (
    <Card title={labels.title} isFlush>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p className="text-pretty text-muted">{`${labels.leftOut(leftOut)} ${labels.defaults}`}</p>
        {missing.length > 0 && (
          <Banner tone="amber">
            {labels.missing(missing.map((field) => importFieldLabels[field]))}{" "}
            {!missing.includes("email") && labels.changeable}
          </Banner>
        )}
        {opened.readings.length > 0 && (
          <EncodingField opened={opened} isDisabled={isPending} onChange={readAs} />
        )}
      </div>
      <div
        aria-hidden="true"
        className="grid grid-cols-[1fr_1.5rem_1fr_1.2fr] gap-4 border-line border-y px-5 py-2.5 font-medium text-muted text-sm max-md:hidden"
      >
        <span>{labels.inFile}</span>
        <span />
        <span>{labels.goesTo}</span>
        <span>{labels.examples}</span>
      </div>
      <ul>
        {opened.columns.map((column, index) => (
          <ColumnRow
            key={index}
            column={column}
            name={column.header || labels.unnamed(index)}
            chosen={chosen[index] ?? { field: null, dateOrder: null }}
            onChange={(next) => change(index, next)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t p-5 max-sm:[&>button]:w-full">
        {blocked && (
          <p id={reasonId} className="text-pretty text-muted sm:me-auto">
            {blocked}
          </p>
        )}
        <Button onClick={onBack}>{labels.another}</Button>
        <Button
          variant="primary"
          aria-disabled={blocked !== undefined}
          aria-describedby={blocked && reasonId}
          isPending={isPending}
          pendingText={labels.checking}
          onClick={() => blocked === undefined && void check()}
        >
          {labels.next}
        </Button>
      </div>
    </Card>
  );
}

interface EncodingFieldProps {
  opened: Import;
  isDisabled: boolean;
  onChange: (encoding: FileEncoding) => Promise<void>;
}

/** The encoding, chosen by what it makes of the file's names. */
const EncodingField = ({ opened, isDisabled, onChange }: EncodingFieldProps) => (
  <SelectField
    label={labels.encoding}
    help={labels.encodingHelp}
    options={opened.readings.map(({ encoding, names }) => ({
      value: encoding,
      label: `${encoding}: ${names.join(", ")}`,
    }))}
    value={opened.encoding}
    isDisabled={isDisabled}
    onChange={(encoding) => {
      if (encoding && encoding !== opened.encoding) void onChange(encoding);
    }}
  />
);

interface ColumnRowProps {
  column: ImportColumn;
  name: string;
  chosen: Chosen;
  onChange: (next: Chosen) => void;
}

function ColumnRow({ column, name, chosen, onChange }: ColumnRowProps) {
  const { field, dateOrder } = chosen;
  const isUncertain = field === column.field && !column.isOrderCertain;
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-5 py-2.5 not-first:border-line not-first:border-t md:grid-cols-[1fr_1.5rem_1fr_1.2fr]">
      <span className="wrap-anywhere font-medium md:font-normal">{name}</span>
      <IconArrowRight
        size={18}
        stroke={1.75}
        aria-hidden="true"
        className="text-muted max-md:hidden"
      />
      <div className="flex flex-col gap-2">
        <SelectField
          label={labels.goesToOf(name)}
          isLabelHidden
          options={fieldOptions}
          value={field ?? none}
          onChange={(value) => {
            const next = importFields.find((known) => known === value) ?? null;
            onChange({ field: next, dateOrder: next === column.field ? column.dateOrder : null });
          }}
        />
        {isDate(field) && (
          <SelectField
            label={labels.orderOf(name)}
            isLabelHidden
            options={orderOptions}
            value={dateOrder ?? "dayFirst"}
            help={isUncertain ? labels.uncertain : undefined}
            onChange={(value) => onChange({ field, dateOrder: value || null })}
          />
        )}
      </div>
      <span className="wrap-anywhere min-w-0 text-muted text-sm">
        {column.examples.filter(Boolean).join(" · ")}
      </span>
    </li>
  );
}
