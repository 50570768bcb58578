import { DateField } from "#web/ui/form/date-field.tsx";
import { formatLongDay } from "#web/ui/format/dates.ts";
import { type AsOf, knownThen } from "./organisation-search.ts";
import { text } from "./text.ts";

interface KnownChoiceProps {
  asOf: AsOf;
  today: string;
  /** A day, any day shown, or today without a value. */
  onChange: (known: string | undefined) => void;
}

/** Chooses between the knowledge of today and of the shown day. */
export function KnownChoice({ asOf: { day, knownOn }, today, onChange }: KnownChoiceProps) {
  const shown = <b className="font-semibold text-ink">{formatLongDay(day)}</b>;
  if (!knownOn)
    return (
      <p className={lineClass}>
        <span>
          {shown}, {text.knownToday}
        </span>
        {day < today && (
          <>
            <Separator />
            <OtherQuestion label={text.knownThen} onChoose={() => onChange(knownThen)} />
          </>
        )}
      </p>
    );
  return (
    <div className={lineClass}>
      <span>
        {shown}, {text.knownOn}
      </span>
      <DateField
        label={text.knownOnField}
        isLabelHidden
        className="w-40"
        value={knownOn}
        max={today}
        onChange={(chosen) => chosen && onChange(chosen)}
      />
      <Separator />
      <OtherQuestion label={text.knownToday} onChoose={() => onChange(undefined)} />
    </div>
  );
}

const lineClass = "flex flex-wrap items-center gap-2";

const Separator = () => (
  <span aria-hidden="true" className="max-sm:hidden">
    ·
  </span>
);

const OtherQuestion = ({ label, onChoose }: { label: string; onChoose: () => void }) => (
  <button
    type="button"
    onClick={onChoose}
    className="rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-current max-md:min-h-11"
  >
    {label}
  </button>
);
