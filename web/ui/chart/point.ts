export interface Point {
  /** The point's label in full: `Mar 2026`. */
  label: string;
  /** The label on the axis: `Mar`. */
  tick: string;
  value: number;
}
