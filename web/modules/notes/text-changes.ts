import { diffWordsWithSpace } from "diff";

/** A stretch of two texts: in both, or only in one of them. */
export interface TextPart {
  text: string;
  change?: "removed" | "added";
}

/** The limit of changed words and spaces: a comparison of very different texts is useless. */
const bounds = { maxEditLength: 500, timeout: 100 };

/** A text's removed and added words in reading order. Very different texts count as replaced, except for a common beginning and end. */
export function textChanges(before: string, after: string): TextPart[] {
  const found = diffWordsWithSpace(before, after, bounds) ?? replaced(before, after);
  return joined(
    found.map(({ value, removed, added }) => ({
      text: value,
      ...(removed && { change: "removed" as const }),
      ...(added && { change: "added" as const }),
    })),
  );
}

interface Found {
  value: string;
  removed?: boolean;
  added?: boolean;
}

function replaced(before: string, after: string): Found[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    { value: before.slice(0, start) },
    { value: before.slice(start, before.length - end), removed: true },
    { value: after.slice(start, after.length - end), added: true },
    { value: before.slice(before.length - end) },
  ];
}

/** Successive changed words read as one change: the space between them is part of it. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = [];
  let change = { removed: "", added: "", space: "" };
  const end = () => {
    const { removed, added, space } = change;
    if (removed) all.push({ text: removed, change: "removed" });
    if (added) all.push({ text: added, change: "added" });
    if (space) all.push({ text: space });
    change = { removed: "", added: "", space: "" };
  };
  for (const part of parts) {
    if (part.text === "") continue;
    if (part.change) {
      const { removed, added, space } = change;
      change = { removed: removed + space, added: added + space, space: "" };
      change[part.change] += part.text;
    } else if (part.text.trim() === "" && (change.removed || change.added) && !change.space) {
      change.space = part.text;
    } else {
      end();
      all.push(part);
    }
  }
  end();
  return all;
}

/** The unchanged characters shown next to a change. */
const kept = 60;

const startOf = (text: string) => `${text.slice(0, kept).replace(/\s+\S*$/, "")} …`;
const endOf = (text: string) => `… ${text.slice(-kept).replace(/^\S*\s+/, "")}`;

/** Cuts an unchanged stretch to whole words next to a change. */
function cut(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  if (isFirst && isLast) return text;
  if (text.length <= kept * (isFirst || isLast ? 1.5 : 2.5)) return text;
  if (isFirst) return endOf(text);
  return isLast ? startOf(text) : `${startOf(text)} ${endOf(text).slice(2)}`;
}

/** The largest number of characters shown in full. */
const maxWhole = 400;

/** The same, with little of a long unchanged stretch. */
export function shortened(parts: readonly TextPart[]): readonly TextPart[] {
  if (parts.reduce((length, { text }) => length + text.length, 0) <= maxWhole) return parts;
  return parts.map((part, place) => {
    if (part.change) return part;
    const text = cut(part.text, { isFirst: place === 0, isLast: place === parts.length - 1 });
    return text === part.text ? part : { text };
  });
}
