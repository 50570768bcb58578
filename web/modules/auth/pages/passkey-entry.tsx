import { useEffect, useEffectEvent, useState } from "react";
import type { PasskeyAnswer } from "#contract/passkeys.ts";
import { callApi } from "#web/api/client.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { askPasskey, canUsePasskeys } from "../factors/passkey.ts";
import { failureMessage } from "../failure-message.ts";

const text = {
  use: "Sign in with a passkey",
  refused: "This passkey could not be used. Please try again, or use your password.",
} as const;

/** A challenge expires after five minutes. */
const renewMs = 4 * 60_000;

export interface PasskeyEntryProps {
  /** Signs in with the answer; returns a refusal that concerns it. */
  onAnswer: (answer: PasskeyAnswer) => Promise<string | undefined>;
}

export const PasskeyEntry = (props: PasskeyEntryProps) =>
  canUsePasskeys() ? <PasskeyButton {...props} /> : null;

/** Lets the browser offer passkeys at the email field until it is pressed or the page is left. */
function PasskeyButton({ onAnswer }: PasskeyEntryProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);
  const signIn = useEffectEvent(async (answer: PasskeyAnswer) => {
    setIsBusy(true);
    if (await onAnswer(answer)) toast.error(text.refused, { durationMs: shortNoticeMs });
    setIsBusy(false);
  });
  useEffect(() => {
    if (isBusy) return;
    const leaving = new AbortController();
    const renewal = setTimeout(() => setRound((current) => current + 1), renewMs);
    // Without an offer, the button remains.
    offerAtField(leaving.signal).then(
      (answer) => answer && signIn(answer),
      () => {},
    );
    return () => {
      clearTimeout(renewal);
      leaving.abort();
    };
  }, [isBusy, round]);

  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await askPasskey(await callApi("auth.passkeyOptions", {}));
      if (answer && (await onAnswer(answer)))
        toast.error(text.refused, { durationMs: shortNoticeMs });
    } catch (error) {
      const message = error instanceof DOMException ? text.refused : failureMessage(error);
      toast.error(message, { durationMs: shortNoticeMs });
    }
    setIsBusy(false);
  };

  return (
    <button
      type="button"
      aria-busy={isBusy}
      onClick={() => void press()}
      className="rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-current"
    >
      {text.use}
    </button>
  );
}

async function offerAtField(signal: AbortSignal): Promise<PasskeyAnswer | undefined> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
  const request = await callApi("auth.passkeyOptions", {}, { signal });
  return signal.aborted ? undefined : askPasskey(request, { mediation: "conditional", signal });
}
