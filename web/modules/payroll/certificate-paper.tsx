import type { ReactNode } from "react";
import type { CertificateOfService, EndedEmployment } from "#contract/payroll/certificates.ts";
import { text } from "./certificate-text.ts";

const { paper: labels } = text;

/** What the product does not hold; it is written on the paper and stored nowhere. */
export interface WrittenFacts {
  /** The last day of the employment. */
  ended: string;
  council: string;
  pay: string;
  reason: string;
}

interface CertificatePaperProps {
  known: CertificateOfService;
  employment: EndedEmployment;
  written: WrittenFacts;
}

/** The certificate as it is printed, on one sheet of A4. */
export function CertificatePaper({ known, employment, written }: CertificatePaperProps) {
  const { employee, employer } = known;
  const { from, to, title, description } = employment;
  const council = written.council.trim();
  const reason = written.reason.trim();
  return (
    <article
      aria-label={text.title}
      className="rounded-lg border border-line bg-card px-6 py-8 sm:px-10 print:border-0 print:p-0"
    >
      <p className="wrap-anywhere font-semibold text-lg">{employer.name}</p>
      <h2 className="mt-6 font-semibold text-2xl">{text.title}</h2>
      <dl className="mt-6 flex flex-col">
        <Fact term={labels.employee}>{employee.fullName}</Fact>
        <Fact term={labels.employer}>{employer.name}</Fact>
        <Fact term={labels.address}>{employer.address}</Fact>
        {council && <Fact term={labels.council}>{council}</Fact>}
        <Fact term={labels.began}>{from ? labels.day(from) : ""}</Fact>
        <Fact term={labels.ended}>{labels.day(to)}</Fact>
        <Fact term={labels.work}>
          {title && <span className="block">{title}</span>}
          {description && <span className="block text-muted print:text-ink">{description}</span>}
        </Fact>
        <Fact term={labels.pay}>{written.pay.trim()}</Fact>
        {reason && <Fact term={labels.reason}>{reason}</Fact>}
      </dl>
      <section aria-label={labels.signed} className="mt-10">
        <p className="font-medium">{labels.signed}</p>
        <div className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-3 print:grid-cols-3">
          {[labels.signature, labels.nameAndTitle, labels.date].map((line) => (
            <p key={line} className="border-ink border-t pt-1 text-sm">
              {line}
            </p>
          ))}
        </div>
      </section>
    </article>
  );
}

/** Without a value, a line to write on. */
const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-line border-b py-3 sm:grid-cols-[15rem_1fr] print:grid-cols-[15rem_1fr]">
    <dt className="text-muted print:text-ink">{term}</dt>
    <dd className="wrap-anywhere min-h-6 font-medium">{children}</dd>
  </div>
);
