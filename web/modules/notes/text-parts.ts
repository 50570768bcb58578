/** A part of a text: words, or an address that can be followed. */
export interface TextPart {
  /** Where it begins. */
  at: number;
  content: string;
  href?: string;
}

const addresses = /https?:\/\/[^\s<>"“”]+/gi;
/** What more likely ends a sentence than an address. */
const afterAddress = /[.,;:!?'’)\]}…]+$/;

function hrefOf(found: string): string | undefined {
  const url = URL.parse(found);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : undefined;
}

/** The parts of a text; only web addresses that name their protocol become links. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const content = found.replace(afterAddress, "");
    const href = hrefOf(content);
    if (href === undefined) continue;
    if (index > end) parts.push({ at: end, content: text.slice(end, index) });
    parts.push({ at: index, content, href });
    end = index + content.length;
  }
  if (end < text.length) parts.push({ at: end, content: text.slice(end) });
  return parts;
}
