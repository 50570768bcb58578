import { useForm } from "react-hook-form";
import type { PolicyBalance } from "#contract/codes/leave.ts";
import type { AskingTerms, CertificateTerms, PolicyTerms } from "#contract/leave/terms/terms.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { type SentForm, useSentForm } from "../use-sent-form.ts";
import { chosenTerms, shownTerms, type TermsForm } from "./terms-form.ts";

export interface PolicyForm {
  name: string;
  from: string;
  terms: Record<PolicyBalance, TermsForm> & {
    asking: AskingForm;
    certificate: CertificateForm;
  };
}

interface Sending extends Pick<SentForm<PolicyForm>, "done" | "failed" | "onClose"> {
  name: string;
  before: PolicyTerms;
  send: (values: { name: string; from: string; terms: PolicyTerms }) => Promise<unknown>;
}

/** The form of a policy's terms: a refusal shows at its balance, and the input stays. */
export function usePolicyForm({ name, before, send, ...sending }: Sending) {
  const form = useForm<PolicyForm>({
    defaultValues: {
      name,
      from: currentDay(),
      terms: {
        annual: shownTerms(before.annual),
        sick: shownTerms(before.sick),
        familyResponsibility: shownTerms(before.familyResponsibility),
        study: shownTerms(before.study),
        asking: before.asking ?? anyTime,
        certificate: shownCertificate(before.certificate),
      },
    },
    mode: "onTouched",
  });
  const sent = useSentForm({
    form,
    send: ({ terms, ...values }) => send({ ...values, terms: chosenPolicy(terms, before) }),
    atFields: atDays,
    ...sending,
  });
  return { form, ...sent };
}

/** The chosen terms of a policy; those outside the form stay as before. */
export const chosenPolicy = (
  { asking, certificate, ...terms }: PolicyForm["terms"],
  before: PolicyTerms,
): PolicyTerms => ({
  ...chosenTerms(terms, before),
  asking: chosenAsking(asking),
  ...chosenCertificate(certificate),
});

/** A balance's fault shows at its days. */
const atDays = (fields: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      /^terms\.\w+$/.test(name) ? `${name}.days` : name,
      message,
    ]),
  );

/** The chosen notice of leave. */
interface AskingForm {
  noticeDays: number | null;
  daysBack: number | null;
}

/** The default of a policy without its own notice. */
const anyTime = { noticeDays: 0, daysBack: null } as const satisfies AskingTerms;

const chosenAsking = ({ noticeDays, daysBack }: AskingForm): AskingTerms => ({
  noticeDays: noticeDays ?? 0,
  daysBack,
});

/** The chosen rule for medical certificates; none without days. */
interface CertificateForm {
  afterDays: number | null;
  isForFrequent: boolean;
  dueDays: number | null;
}

const shownCertificate = (terms: CertificateTerms | undefined): CertificateForm =>
  terms ?? { afterDays: null, isForFrequent: true, dueDays: null };

/** Nothing without a certificate. */
const chosenCertificate = ({
  afterDays,
  isForFrequent,
  dueDays,
}: CertificateForm): { certificate?: CertificateTerms } =>
  afterDays === null ? {} : { certificate: { afterDays, isForFrequent, dueDays: dueDays ?? 0 } };
