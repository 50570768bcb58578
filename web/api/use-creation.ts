import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "./client.ts";
import type { InputOf, ResultOf } from "./operations.ts";
import { prepareRefresh, refreshAfter, type WritingId } from "./refresh.ts";

/** Creates something. A retry of the same content has the same `Idempotency-Key`; success refetches everything touched. */
export function useCreation<Id extends WritingId>(id: Id) {
  const keyOf = useRef<ReturnType<typeof creationKeys>>(undefined);
  const { mutateAsync } = useMutation<ResultOf<Id>, unknown, InputOf<Id>>({
    mutationFn: (input) => {
      prepareRefresh();
      keyOf.current ??= creationKeys();
      return callApi(id, input, { idempotencyKey: keyOf.current(input) });
    },
    onSuccess: () => {
      keyOf.current = undefined;
      return refreshAfter(id);
    },
  });
  return mutateAsync;
}

/** 128 random bits; unlike `randomUUID`, it works without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Returns a function that gives the same content the same `Idempotency-Key`, against duplicates after a lost response. */
export function creationKeys(): (input: unknown) => string {
  let attempt: { content: string; key: string } | undefined;
  return (input) => {
    const content = JSON.stringify(input);
    if (attempt?.content !== content) attempt = { content, key: newKey() };
    return attempt.key;
  };
}
