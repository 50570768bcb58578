/** The buffers of those values that are all of one. A thread that posts them gives them away instead of copying. */
export const wholeBuffers = (values: readonly unknown[]): ArrayBuffer[] =>
  values.flatMap((value) =>
    value instanceof Uint8Array && value.length === value.buffer.byteLength
      ? (value.buffer as ArrayBuffer)
      : [],
  );
