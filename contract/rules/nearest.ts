type Row = readonly number[];
const unreachable = Number.POSITIVE_INFINITY;

/** How many letters of the typed word are wrong, missing, extra or swapped, compared with any beginning of a word. */
export function distanceToBeginning(typed: string, word: string): number {
  const letters = [...typed];
  const wanted = [...word].slice(0, letters.length + 2);
  let before: Row = [];
  let last: Row = [0, ...wanted.map((_, n) => n + 1)];
  for (const [n, letter] of letters.entries()) {
    // A swap ends with the two letters in each other's place.
    const isSwap = (m: number) => letter === wanted[m - 1] && letters[n - 1] === wanted[m];
    const swaps = wanted.map((_, m) => (isSwap(m) ? at(before, m - 1) + 1 : unreachable));
    [before, last] = [last, nextRow(last, { letter, wanted, swaps })];
  }
  return Math.min(...last);
}

const at = (row: Row, place: number): number => row[place] ?? unreachable;

function nextRow(
  last: Row,
  { letter, wanted, swaps }: { letter: string; wanted: readonly string[]; swaps: Row },
): Row {
  const row = [at(last, 0) + 1];
  for (const [m, other] of wanted.entries()) {
    const replaced = at(last, m) + (letter === other ? 0 : 1);
    row.push(Math.min(at(row, m) + 1, at(last, m + 1) + 1, replaced, at(swaps, m)));
  }
  return row;
}

/** One error in three letters is still a similar word. */
const lettersPerError = 3;

/** The word most like the typed one, the first of equals; undefined if none is similar. */
export function nearestOf(typed: string, words: readonly string[]): string | undefined {
  const allowed = Math.floor([...typed].length / lettersPerError);
  const near = words
    .map((word) => ({ word, distance: distanceToBeginning(typed, word) }))
    .filter(({ distance }) => distance <= allowed);
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.word;
}
