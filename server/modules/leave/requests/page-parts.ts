interface PartOfList {
  offset: number;
  limit: number;
}

/** What a page has of two lists that follow each other, of which the first has so many rows. */
export function partsOfPage(
  page: PartOfList,
  firstLength: number,
): { first: PartOfList; second: PartOfList } {
  const limit = Math.min(Math.max(firstLength - page.offset, 0), page.limit);
  return {
    first: { offset: page.offset, limit },
    second: { offset: Math.max(page.offset - firstLength, 0), limit: page.limit - limit },
  };
}
