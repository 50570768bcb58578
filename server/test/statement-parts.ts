const quotedText = /'(?:[^']|'')*'/g;
const innermost = /\(([^()]*)\)/g;
const startsSelect = /^\s*(?:select|with|insert|update|delete)\b/i;
const betweenSelects = /\b(?:union|intersect|except)\b/i;

/**
 * The selects of a statement, each without those inside it: one in parentheses is a select of its own, and so is each
 * side of a union. Where one stood, ⟨⟩ is left.
 */
export function selectsOf(text: string): string[] {
  const inner: string[] = [];
  let rest = text.replaceAll(quotedText, "''");
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(innermost, (_, group: string) => {
      if (!startsSelect.test(group)) return `⟨${group}⟩`;
      inner.push(group);
      return "⟨⟩";
    });
  }
  return [...inner, rest].flatMap((select) => select.split(betweenSelects));
}
