/** As large as a logo is ever shown, for screens of three pixels to the point: the recommended 200x60, three times. */
const maxWidth = 600;
const maxHeight = 180;
/** The longest that the company's record may hold. */
const maxLength = 200_000;

type LogoProblem = "notAPicture" | "unreadable" | "tooLarge";

/**
 * A chosen picture as a data URL of a size that fits, drawn again, so that nothing else of the file is kept, such as where a
 * photo was taken.
 */
export async function logoOf(
  file: File,
): Promise<{ logo: string; problem?: never } | { problem: LogoProblem; logo?: never }> {
  if (!file.type.startsWith("image/")) return { problem: "notAPicture" };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { problem: "unreadable" };
  const scale = Math.min(1, maxWidth / picture.width, maxHeight / picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const logo = [canvas.toDataURL("image/png"), canvas.toDataURL("image/webp", 0.85)].find(
    (url) => url.length <= maxLength,
  );
  return logo ? { logo } : { problem: "tooLarge" };
}
