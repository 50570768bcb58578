export const sectionIds = ["home", "about", "features", "pricing"] as const;
export type SectionId = (typeof sectionIds)[number];

export interface SectionPlace {
  id: SectionId;
  /** From the top of the page. */
  top: number;
  height: number;
}

const offset = 100;

/** The section at the scroll position plus 100 pixels, if any. */
export const sectionAt = (
  places: readonly SectionPlace[],
  scrollTop: number,
): SectionId | undefined =>
  places.find(({ top, height }) => {
    const position = scrollTop + offset;
    return position >= top && position < top + height;
  })?.id;
