import type { Page } from "@playwright/test";

/** For a whole picture, and for one shown small. */
const [quality, qualityOfPart] = [0.82, 0.78];

/** A browser writes WebP by itself; `share` scales the size. */
export async function webPicture(page: Page, png: Buffer, share = 1): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([data, quality, share]) => {
      const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(bitmap.width * share, bitmap.height * share);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("The browser cannot draw.");
      context.imageSmoothingQuality = "high";
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const webp = await canvas.convertToBlob({ type: "image/webp", quality });
      const bytes = new Uint8Array(await webp.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [png.toString("base64"), share === 1 ? quality : qualityOfPart, share] as const,
  );
  return Buffer.from(base64, "base64");
}
