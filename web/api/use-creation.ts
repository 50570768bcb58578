import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "./client.ts";
import type { InputOf, ResultOf } from "./operations.ts";
import { refreshAfter, type WritingId } from "./refresh.ts";

/** 128 random bits; unlike `randomUUID` also where the page came without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * Creates something. The same content carries the same `Idempotency-Key` until it has succeeded, so that a retry after
 * a lost response creates nothing twice; afterwards everything that it touches is fetched again.
 */
export function useCreation<Id extends WritingId>(id: Id) {
  const attempt = useRef<{ content: string; key: string }>(undefined);
  const { mutateAsync } = useMutation<ResultOf<Id>, unknown, InputOf<Id>>({
    mutationFn: (input) => {
      const content = JSON.stringify(input);
      if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
      return callApi(id, input, { idempotencyKey: attempt.current.key });
    },
    onSuccess: () => {
      attempt.current = undefined;
      return refreshAfter(id);
    },
  });
  return mutateAsync;
}
