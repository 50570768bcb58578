import { type GapKind, gapKinds } from "#contract/codes/gap-kind.ts";
import { classNames } from "#web/ui/class-names.ts";
import { text } from "./text.ts";

interface GapKindsProps {
  /** How many gaps there are of each kind, in their order; undefined until they are known. */
  totals: readonly (number | undefined)[];
  chosen: GapKind | undefined;
  onChoose: (kind: GapKind | undefined) => void;
}

/** The kinds of gap with their numbers, to choose the one that is shown. */
export function GapKinds({ totals, chosen, onChoose }: GapKindsProps) {
  const all = totals.every((total) => total !== undefined)
    ? totals.reduce<number>((sum, total) => sum + (total ?? 0), 0)
    : undefined;
  return (
    <nav aria-label={text.kindsLabel} className="lg:sticky lg:top-22">
      <ul className="flex gap-1.5 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 lg:flex-col lg:gap-0.5">
        <Kind
          label={text.everything}
          total={all}
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
      </ul>
    </nav>
  );
}

interface KindProps {
  label: string;
  total: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

const Kind = ({ label, total, isChosen, onChoose }: KindProps) => (
  <li className="shrink-0">
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
