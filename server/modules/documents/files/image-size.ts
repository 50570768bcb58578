/** More than any camera's picture has; one of fewer bytes could still fill the memory of anyone who looks at it. */
const maxPixels = 250_000_000;

export const isShowable = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width * height <= maxPixels;
