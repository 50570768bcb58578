import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "./client.ts";
import type { InputOf, ResultOf } from "./operations.ts";
import { prepareRefresh, refreshAfter, type WritingId } from "./refresh.ts";

/**
 * Creates something. The same content carries the same `Idempotency-Key` until it has succeeded, so that a retry after
 * a lost response creates nothing twice; afterwards everything that it touches is fetched again.
 */
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

/** 128 random bits; unlike `randomUUID` also where the page came without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * Returns a function that gives each content its `Idempotency-Key`: the same one for the same content, so that a retry after a
 * lost response creates nothing twice.
 */
export function creationKeys(): (input: unknown) => string {
  let attempt: { content: string; key: string } | undefined;
  return (input) => {
    const content = JSON.stringify(input);
    if (attempt?.content !== content) attempt = { content, key: newKey() };
    return attempt.key;
  };
}
