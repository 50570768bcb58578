import { classNames } from "#web/ui/class-names.ts";
import { text } from "./text.ts";

const { check: labels } = text;

const kinds = ["all", "add", "change", "bad", "warned"] as const;
export type RowShown = (typeof kinds)[number];

interface RowFilterProps {
  counts: Record<RowShown, number>;
  shown: RowShown;
  onShow: (shown: RowShown) => void;
}

const tones: Record<RowShown, string> = {
  all: "",
  add: "text-green-text",
  change: "text-blue-text",
  bad: "text-red-text",
  warned: "text-amber-text",
};

/** The number of rows of each kind; a press on one shows them alone. */
export function RowFilter({ counts, shown, onShow }: RowFilterProps) {
  const names: Record<RowShown, string> = {
    all: labels.all(counts.all),
    add: labels.add,
    change: labels.change,
    bad: labels.bad,
    warned: labels.warned,
  };
  const isOffered = (one: RowShown) => one !== "warned" || counts.warned > 0;
  return (
    <fieldset className="grid grid-cols-2 border-line border-y sm:auto-cols-fr sm:grid-flow-col">
      <legend className="sr-only">{labels.filter}</legend>
      {kinds.filter(isOffered).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shown}
          onClick={() => onShow(one)}
          className={classNames(
            "flex min-h-14 flex-wrap items-baseline gap-x-2.5 border-b-2 px-5 py-3 text-start outline-offset-[-3px] transition-colors hover:bg-sunken max-sm:px-3",
            one === shown ? "border-accent" : "border-transparent",
          )}
        >
          <span
            className={classNames(
              "font-semibold text-xl tabular-nums",
              counts[one] > 0 && tones[one],
            )}
          >
            {text.amount(counts[one])}
          </span>
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
