import { AppError } from "#server/app-error.ts";

const [maxPixels, maxSide] = [50_000_000, 12_000];
const tooLarge = "An image may have at most 50 megapixels, and 12,000 pixels on a side";

/**
 * Whether an image of this size shows anything. Throws `invalid_request` above the limits, as a small file could expand
 * to fill a viewer's memory.
 */
export function isShowable(width: number, height: number): boolean {
  if (Math.max(width, height) > maxSide || width * height > maxPixels)
    throw new AppError("invalid_request", { message: tooLarge, fields: { File: tooLarge } });
  return width > 0 && height > 0;
}
