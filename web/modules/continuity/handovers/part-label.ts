import type { OutgoingPart } from "#contract/codes/continuity.ts";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { text } from "./text.ts";

const { words: labels } = text;

/** The question that a text answers, about the person or, as they read it, about them. */
export function partLabel(
  part: OutgoingPart,
  { employee }: Pick<HandoverPack, "employee">,
  readerId: number,
): string {
  if (part !== "works_best") return labels.parts[part];
  return employee.id === readerId ? labels.youWorkBest : labels.worksBest(employee.name);
}
