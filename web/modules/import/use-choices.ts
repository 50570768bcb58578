import { useRef, useState } from "react";
import type { Import } from "#contract/import/import.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { Choices } from "./check-choices.tsx";
import { text } from "./text.ts";

/** The choices of a draft. One made during a check is checked after it. */
export function useChoices({ id, columns, createsMissing, changesExisting }: Import) {
  const { mutateAsync } = useApiMutation("import.check");
  const [asked, setAsked] = useState<Choices>();
  const wanted = useRef<Choices>(undefined);
  const check = async () => {
    for (let checked: Choices | undefined; checked !== wanted.current; ) {
      checked = wanted.current;
      const body = {
        columns: columns.map(({ field, dateOrder }) => ({ field, dateOrder })),
        ...{ createsMissing, changesExisting },
        ...checked,
      };
      await mutateAsync({ params: { id }, body });
    }
  };
  const choose = async (choice: Partial<Choices>) => {
    const isChecking = wanted.current !== undefined;
    wanted.current = { createsMissing, changesExisting, ...wanted.current, ...choice };
    setAsked(wanted.current);
    if (isChecking) return;
    try {
      await check();
    } catch (error) {
      toast.error(messageOf(error, text.columns.failed), { durationMs: longNoticeMs });
    } finally {
      wanted.current = undefined;
      setAsked(undefined);
    }
  };
  return {
    chosen: { createsMissing, changesExisting, ...asked },
    isChecking: Boolean(asked),
    choose,
  };
}
