/** The place of a row in its list: what the list is sorted by, and its id. */
export type RowPlace = readonly [sortedBy: string, id: number];

/** A part of a file that is written while it is being sent, and after which row the next part begins; without that it is the last. */
export interface FilePart {
  fileName: string;
  contentType: string;
  text: string;
  last: RowPlace | undefined;
}

/** A part of a file, and whose rows it has. */
export interface ReadPart {
  ofEmployeeId: readonly number[];
  result: FilePart;
}
