/** The server cannot start, or a part of it; the message is a plain sentence that tells the operator what to do. */
export class StartError extends Error {
  override name = "StartError";
}
