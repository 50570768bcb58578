/** The name under which a file is sent, in any script (RFC 6266); `file` if it has none. */
export function fileNameOf(contentDisposition: string | null): string {
  const header = contentDisposition ?? "";
  const [, encoded] = /filename\*=utf-8''([^;]+)/i.exec(header) ?? [];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Not encoded as it says: the plain name is as good.
    }
  }
  const [, plain] = /filename="([^"]*)"/i.exec(header) ?? [];
  return plain || "file";
}
