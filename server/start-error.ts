/** The message is a plain sentence with the operator's remedy. */
export class StartError extends Error {
  override name = "StartError";
}

/** In the words of Node, of Postgres twice, and of SQLite. */
const noRoom =
  /ENOSPC|EDQUOT|No space left on device|could not extend file|database or disk is full/;

/** Also for a lack of disk space or rights; undefined for other errors. */
export function asStartError(error: unknown): StartError | undefined {
  const { code = "", path, message = "" } = error as NodeJS.ErrnoException;
  if (noRoom.test(code + message))
    return new StartError("The disk with the data is full: make room on it, then start again.", {
      cause: error,
    });
  if (error instanceof StartError) return error;
  if (!path || !["EACCES", "EPERM", "EROFS"].includes(code)) return undefined;
  const wrong = code === "EROFS" ? "is on a disk that cannot be written" : "is closed to this user";
  return new StartError(
    `${path} ${wrong}; start as the user it belongs to, or choose another DATA_DIR.`,
    { cause: error },
  );
}
