const kinds = ["person", "position", "department"] as const;
type CardKind = (typeof kinds)[number];

export interface Card {
  kind: CardKind;
  id: number;
}

export interface CardSearch {
  /** The person of the open card, as "person-12". */
  card?: string;
}

const cardText = /^(person|position|department)-([1-9]\d{0,14})$/;

export const readCardSearch = ({ card }: Record<string, unknown>): CardSearch =>
  typeof card === "string" && cardText.test(card) ? { card } : {};

/** The record of a card in the URL; undefined without one. */
export function cardOf(text: string | undefined): Card | undefined {
  const [, kind, id] = cardText.exec(text ?? "") ?? [];
  const known = kinds.find((one) => one === kind);
  return known && { kind: known, id: Number(id) };
}

export const textOfCard = ({ kind, id }: Card): string => `${kind}-${id}`;
