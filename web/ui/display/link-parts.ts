interface TextPart {
  text: string;
  href?: string;
}

const address = /https?:\/\/[^\s<>"“”]+/giu;
const afterAddress = /[.,;:!?'’)\]}…]+$/u;

const endOf = (found: string): string => {
  const trimmed = found.replace(afterAddress, "");
  return found.startsWith(`${trimmed})`) && trimmed.includes("(") ? `${trimmed})` : trimmed;
};

/** A text as parts, those that are web addresses with where they lead; together they are the text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = endOf(found);
    if (!URL.canParse(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
