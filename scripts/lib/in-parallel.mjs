import { availableParallelism } from "node:os";

/** One piece per core at a time; results in the given order. */
export async function inParallel(pieces) {
  const results = [];
  const queue = [...pieces.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, piece] = next;
      results[index] = await piece();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
