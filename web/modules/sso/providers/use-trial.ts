import { useEffect, useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { leave } from "#web/modules/auth/index.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

/** Leaves for a provider; the page that it sends the browser back to shows the result. */
export function useTrial(providerId: string) {
  const { mutateAsync } = useApiMutation("sso.tryProvider");
  const [isLeaving, setIsLeaving] = useState(false);
  // Back from the provider, the page may come from the browser's cache as it was left.
  useEffect(() => {
    const reset = () => setIsLeaving(false);
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, []);
  const start = async () => {
    setIsLeaving(true);
    try {
      leave(await mutateAsync({ body: { providerId } }), { purpose: "trial" });
    } catch (error) {
      setIsLeaving(false);
      toast.error(messageOf(error, text.tryFailed));
    }
  };
  return { start, isLeaving };
}
