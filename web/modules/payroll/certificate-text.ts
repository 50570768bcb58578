import { formatLongDay } from "#web/ui/format/dates.ts";

export const text = {
  title: "Certificate of service",
  titleOf: (name: string) => `Certificate of service of ${name}`,
  person: "Person",
  print: "Print",
  loading: "Loading the certificate...",
  failed: "The certificate could not be loaded. Please try again.",
  none: "No certificate yet",
  noneHelp:
    "A certificate is for an employment that has ended. Its last day has to be recorded, and to have come.",
  facts: {
    title: "Before you print",
    lead: "These facts are not held here. What you write appears on the paper only and is stored nowhere; what you leave blank can be filled in by hand.",
    law: "Section 42 of the Basic Conditions of Employment Act names what a certificate states.",
    addressMissing:
      "Your company has no address yet. Enter it in Tenant Settings, under Configuration.",
    employment: "Employment",
    council: "Bargaining council or sectoral determination",
    councilHelp: "Only if one covers your business.",
    pay: "Pay on the last day",
    payHelp: "Such as R 18 500 a month.",
    reason: "Reason for the end",
    reasonHelp: "Only if the person asks for it.",
    from: (from: string | null, to: string) =>
      from ? `${formatLongDay(from)} to ${formatLongDay(to)}` : `Until ${formatLongDay(to)}`,
  },
  paper: {
    employee: "Full name",
    employer: "Employer",
    address: "Address of the employer",
    council: "Bargaining council or sectoral determination",
    began: "Employment began",
    ended: "Employment ended",
    day: formatLongDay,
    work: "Work on the last day",
    pay: "Pay on the last day",
    reason: "Reason for the end, given at the employee's request",
    signed: "For the employer",
    signature: "Signature",
    nameAndTitle: "Name and position",
    date: "Date",
  },
} as const;
