import type { Page } from "@playwright/test";

const quality = 0.82;

/** A screenshot as WebP, which a browser can write by itself. */
export async function webPicture(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([data, share]) => {
      const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      const webp = await canvas.convertToBlob({ type: "image/webp", quality: share });
      const bytes = new Uint8Array(await webp.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [png.toString("base64"), quality] as const,
  );
  return Buffer.from(base64, "base64");
}
