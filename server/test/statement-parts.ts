const quotedText = /'(?:[^']|'')*'/g;
const innermost = /\(([^()]*)\)/g;
const startsSelect = /^\s*(?:select|with|insert|update|delete)\b/i;
const betweenSelects = /\b(?:union|intersect|except)\b/i;

/** Selects and writes in parentheses are parts of their own; ⟨n⟩ marks each one's place. The outermost comes last. */
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

/** Each side of a union is a select of its own. */
export const selectsOf = (text: string): string[] =>
  partsOf(text).flatMap((part) => part.split(betweenSelects));
