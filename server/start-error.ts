/** The server cannot start, or a part of it; the message is a plain sentence for whoever starts it and tells what to do. */
export class StartError extends Error {
  override name = "StartError";
}
