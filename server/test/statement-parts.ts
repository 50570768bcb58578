const quotedText = /'(?:[^']|'')*'/g;
const innermost = /\(([^()]*)\)/g;
const startsSelect = /^\s*(?:select|with|insert|update|delete)\b/i;
const betweenSelects = /\b(?:union|intersect|except)\b/i;

/**
 * The parts of a statement, each without those inside it: a select or a write in parentheses is a part of its own, and
 * the outermost comes last. Where one stood, ⟨n⟩ is left, with its place in the list.
 */
export function partsOf(text: string): string[] {
  const inner: string[] = [];
  let rest = text.replaceAll(quotedText, "''");
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(innermost, (_, group: string) =>
      startsSelect.test(group) ? `⟨${inner.push(group) - 1}⟩` : `⟨${group}⟩`,
    );
  }
  return [...inner, rest];
}

/** The selects of a statement: its parts, of which each side of a union is a select of its own. */
export const selectsOf = (text: string): string[] =>
  partsOf(text).flatMap((part) => part.split(betweenSelects));
