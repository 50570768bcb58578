import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "./client.ts";
import { creationKeys } from "./creation-key.ts";
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
