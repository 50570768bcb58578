interface Fact {
  term: string;
  value: string;
}

/** The facts of a preview; those without a value are left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm empty:hidden">
    {facts
      .filter(({ value }) => value !== "")
      .map(({ term, value }) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
  </dl>
);
