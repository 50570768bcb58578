import { useForm } from "react-hook-form";
import type { PolicyBalance } from "#contract/codes/leave.ts";
import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { todayAsDate } from "#web/ui/format/dates.ts";
import { type SentForm, useSentForm } from "../use-sent-form.ts";
import { type AskingForm, anyTime, chosenAsking } from "./asking-form.ts";
import { type CertificateForm, chosenCertificate, shownCertificate } from "./certificate-form.ts";
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

/** The form of a policy's terms: what the server refuses is shown at its balance, and what was entered stays. */
export function usePolicyForm({ name, before, send, ...sending }: Sending) {
  const form = useForm<PolicyForm>({
    defaultValues: {
      name,
      from: todayAsDate(),
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
    send: ({ terms: { asking, certificate, ...terms }, ...values }) =>
      send({
        ...values,
        terms: {
          ...chosenTerms(terms, before),
          asking: chosenAsking(asking),
          ...chosenCertificate(certificate),
        },
      }),
    atFields: atDays,
    ...sending,
  });
  return { form, ...sent };
}

const atDays = (fields: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      /^terms\.\w+$/.test(name) ? `${name}.days` : name,
      message,
    ]),
  );
