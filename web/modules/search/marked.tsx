import { matchedRanges } from "#contract/rules/search.ts";

/** A text with the matches of the query highlighted: bold and underlined, so that colour is not the only sign. */
export function Marked({ text, asked }: { text: string; asked: readonly string[] }) {
  const ranges = matchedRanges(text, asked);
  const starts = [0, ...ranges.map(([, to]) => to)];
  return (
    <>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {text.slice(starts[index], from)}
          <mark className="bg-transparent font-bold text-inherit underline decoration-accent decoration-2 underline-offset-3">
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(starts.at(-1))}
    </>
  );
}
