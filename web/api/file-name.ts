/** The name of a sent file, in any script (RFC 6266); `file` without one. */
export function fileNameOf(contentDisposition: string | null): string {
  const header = contentDisposition ?? "";
  const [, encoded] = /filename\*=utf-8''([^;]+)/i.exec(header) ?? [];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // A falsely declared encoding leaves the plain name.
    }
  }
  const [, plain] = /filename="([^"]*)"/i.exec(header) ?? [];
  return plain || "file";
}
