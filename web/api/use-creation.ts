import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "./client.ts";
import { refresh } from "./hooks.ts";
import type { InputOf, OperationId, ResultOf } from "./operations.ts";

/** 128 random bits; unlike `randomUUID` also where the page came without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * Creates something. The same content carries the same `Idempotency-Key` until it has succeeded, so that a retry after
 * a lost answer books nothing twice; afterwards what was read of its module, and of others named, is fetched anew.
 */
export function useCreation<Id extends OperationId>(id: Id, ...alsoChanges: string[]) {
  const attempt = useRef<{ content: string; key: string }>(undefined);
  const { mutateAsync } = useMutation<ResultOf<Id>, unknown, InputOf<Id>>({
    mutationFn: (input) => {
      const content = JSON.stringify(input);
      if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
      return callApi(id, input, { idempotencyKey: attempt.current.key });
    },
    onSuccess: () => {
      attempt.current = undefined;
      return refresh(id.split(".")[0] as string, ...alsoChanges);
    },
  });
  return mutateAsync;
}
