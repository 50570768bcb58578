/** A row's place in its list: the sort key and the id. */
export type RowPlace = readonly [sortedBy: string, id: number];

/** A part of a streamed file, and the row before the next part; undefined for the last. */
export interface FilePart {
  fileName: string;
  contentType: string;
  text: string;
  last: RowPlace | undefined;
}

/** A part of a file, and its rows' people. */
export interface ReadPart {
  ofEmployeeId: readonly number[];
  result: FilePart;
}
