import type { CertificateTerms } from "#contract/leave/terms/terms.ts";

/** When a medical certificate is wanted, as it is chosen; never without days. */
export interface CertificateForm {
  afterDays: number | null;
  isForFrequent: boolean;
  dueDays: number | null;
}

export const shownCertificate = (terms: CertificateTerms | undefined): CertificateForm =>
  terms ?? { afterDays: null, isForFrequent: true, dueDays: null };

/** What is sent: nothing if no certificate is wanted. */
export const chosenCertificate = ({
  afterDays,
  isForFrequent,
  dueDays,
}: CertificateForm): { certificate?: CertificateTerms } =>
  afterDays === null ? {} : { certificate: { afterDays, isForFrequent, dueDays: dueDays ?? 0 } };
