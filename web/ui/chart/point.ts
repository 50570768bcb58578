export interface Point {
  /** What the point is about, in full: `Mar 2026`. */
  label: string;
  /** The same as the axis has room for: `Mar`. */
  tick: string;
  value: number;
}
