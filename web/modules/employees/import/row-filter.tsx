import { classNames } from "#web/ui/class-names.ts";
import { text } from "./text.ts";

const { check: labels } = text;

type Shown = "all" | "good" | "bad";

interface RowFilterProps {
  counts: Record<Shown, number>;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

const tones: Record<Shown, string> = { all: "", good: "text-green-text", bad: "text-red-text" };

/** How many rows there are of each kind; pressing a number shows them alone. */
export function RowFilter({ counts, shown, onShow }: RowFilterProps) {
  const names: Record<Shown, string> = {
    all: labels.all(counts.all),
    good: labels.good,
    bad: labels.bad,
  };
  return (
    <fieldset className="grid grid-cols-3 border-line border-y">
      <legend className="sr-only">{labels.filter}</legend>
      {(["all", "good", "bad"] as const).map((one) => (
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
