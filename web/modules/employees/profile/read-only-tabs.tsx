import { registrationTypeLabels } from "#contract/codes/company.ts";
import { countryLabels } from "#contract/codes/country.ts";
import { jobLevelLabels } from "#contract/codes/people.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { type Description, DescriptionList } from "#web/ui/display/description-list.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import { EmploymentBadge, StatusBadges } from "../employee-badges.tsx";
import { SectionHead } from "./editable-section.tsx";
import { text } from "./text.ts";

interface ReadOnlySectionProps {
  title: string;
  lead: string;
  items: readonly Description[];
}

const ReadOnlySection = ({ title, lead, items }: ReadOnlySectionProps) => (
  <section>
    <SectionHead title={title} lead={lead} />
    <DescriptionList items={items} emptyText={text.none} />
  </section>
);

/** HR's data, read-only (AMB-107). */
export function EmploymentTab({ profile: { employmentData: data } }: { profile: FullProfile }) {
  const { employment: labels } = text;
  return (
    <ReadOnlySection
      title={labels.title}
      lead={labels.lead}
      items={[
        { term: labels.position, value: data.positionTitle },
        { term: labels.department, value: data.department },
        { term: labels.jobLevel, value: data.jobLevel && jobLevelLabels[data.jobLevel] },
        { term: labels.employeeNumber, value: data.employeeNumber },
        { term: labels.role, value: data.employeeRole },
        {
          term: labels.employmentStatus,
          value: <EmploymentBadge status={data.employmentStatus} />,
        },
        {
          term: labels.status,
          value: <StatusBadges status={data.employeeStatus} isActive={data.isActive} />,
        },
        { term: labels.hireDate, value: formatDate(data.hireDate) },
        { term: labels.terminationDate, value: formatDate(data.terminationDate) },
      ]}
    />
  );
}

/** One's own company, read-only (AMB-124). */
export function CompanyTab({ profile: { companyData: data } }: { profile: FullProfile }) {
  const { company: labels } = text;
  const type = data.tenantRegistrationType;
  return (
    <ReadOnlySection
      title={labels.title}
      lead={labels.lead}
      items={[
        { term: labels.name, value: data.tenantName },
        { term: labels.registrationType, value: type && registrationTypeLabels[type] },
        { term: labels.email, value: data.companyEmail },
        { term: labels.phone, value: data.companyPhone },
        { term: labels.address, value: data.officeAddress },
        { term: labels.country, value: countryLabels[data.country] },
        { term: labels.taxNumber, value: data.taxNumber },
        { term: labels.registrationDate, value: formatDate(data.registrationDate) },
        { term: labels.industry, value: data.industry },
        { term: labels.teamSize, value: data.teamSize },
      ]}
    />
  );
}
