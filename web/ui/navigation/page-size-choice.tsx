interface PageSizeChoiceProps {
  size: number;
  sizes: readonly number[];
  onChoose: (size: number) => void;
}

/** How many rows a page of a list has. */
export const PageSizeChoice = ({ size, sizes, onChoose }: PageSizeChoiceProps) => (
  <label className="flex items-center text-muted text-sm">
    Rows:
    <select
      aria-label="Rows per page"
      value={size}
      onChange={(event) => onChoose(Number(event.target.value))}
      className="h-11 cursor-pointer rounded-md bg-transparent px-1.5 text-ink tabular-nums transition-colors hover:bg-sunken md:h-8 [&>option]:bg-raised"
    >
      {sizes.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  </label>
);
