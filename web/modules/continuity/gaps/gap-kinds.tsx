import { type GapKind, gapKinds } from "#contract/codes/continuity.ts";
import { classNames } from "#web/ui/class-names.ts";
import { text } from "./text.ts";

interface GapKindsProps {
  /** The number of gaps of each kind in order; undefined while unknown. */
  totals: readonly (number | undefined)[];
  /** Of the kinds listed together. */
  total: number | undefined;
  /** Undefined while unknown. */
  setAside: number | undefined;
  chosen: GapKind | "setAside" | undefined;
  onChoose: (kind: GapKind | "setAside" | undefined) => void;
}

export function GapKinds({ totals, total, setAside, chosen, onChoose }: GapKindsProps) {
  return (
    <nav aria-label={text.kindsLabel} className="lg:sticky lg:top-22">
      <ul className="flex gap-1.5 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 lg:flex-col lg:gap-0.5">
        <Kind
          label={text.everything}
          total={total}
          isChosen={!chosen}
          onChoose={() => onChoose(undefined)}
        />
        {gapKinds.map((kind, place) => (
          <Kind
            key={kind}
            label={text.kinds[kind]}
            total={totals[place]}
            isChosen={chosen === kind}
            onChoose={() => onChoose(kind)}
          />
        ))}
        <Kind
          label={text.setAside}
          total={setAside}
          isChosen={chosen === "setAside"}
          onChoose={() => onChoose("setAside")}
          className="lg:mt-2 lg:border-line lg:border-t lg:pt-2"
        />
      </ul>
    </nav>
  );
}

/** The sum over all kinds; undefined until each is known. */
export const sumOf = (totals: readonly (number | undefined)[]): number | undefined =>
  totals.reduce<number | undefined>(
    (sum, total) => (sum === undefined || total === undefined ? undefined : sum + total),
    0,
  );

interface KindProps {
  label: string;
  total: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
  className?: string;
}

const Kind = ({ label, total, isChosen, onChoose, className }: KindProps) => (
  <li className={classNames("shrink-0", className)}>
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className={classNames(
        "flex min-h-11 w-full items-center gap-2.5 whitespace-nowrap rounded-lg px-3 text-start text-sm max-lg:border max-lg:border-line lg:min-h-9",
        isChosen ? "bg-accent-tint font-medium text-accent-text" : "text-muted hover:bg-sunken",
      )}
    >
      {label}
      <span className="ms-auto tabular-nums">{total}</span>
    </button>
  </li>
);
