/** One subject, taken in both themes, wide and on a phone. A drawing is the same on both. */
export interface Picture {
  light: Shot;
  dark: Shot;
  /** Of the wide shot, in pixels. */
  size: Size;
}

interface Shot {
  wide: string;
  /** The same at half the size. */
  half?: string;
  phone?: string;
}

interface Size {
  width: number;
  height: number;
}

/** As scripts/pictures/subjects.ts takes them. */
export const screenSize: Size = { width: 1600, height: 1000 };
export const dialogSize: Size = { width: 1152, height: 1290 };
export const phoneSize: Size = { width: 780, height: 1280 };
