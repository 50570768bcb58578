/** More than any camera's picture. A small file could still expand to fill a viewer's memory. */
const maxPixels = 250_000_000;

export const isShowable = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width * height <= maxPixels;
