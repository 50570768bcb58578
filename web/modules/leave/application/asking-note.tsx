import { useApiQuery } from "#web/api/hooks.ts";
import { askingWords } from "../settings/policies/asking-words.ts";
import { termsText } from "../terms/terms-text.ts";

/** Before dates are chosen: when one's leave has to be asked for; nothing if at any time. */
export function AskingNote() {
  const { data } = useApiQuery("leave.terms", { query: {} });
  if (!data?.policy.asking) return null;
  return <p className="text-muted">{termsText.asked(askingWords(data.policy.asking))}</p>;
}
