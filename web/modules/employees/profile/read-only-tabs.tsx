import { countryLabels } from "#contract/codes/country.ts";
import { jobLevelLabels } from "#contract/codes/job-level.ts";
import { registrationTypeLabels } from "#contract/codes/registration-type.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { type Description, DescriptionList } from "#web/ui/display/description-list.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import { EmploymentBadge, StatusBadges } from "../employee-badges.tsx";
import { SectionHead } from "./section-head.tsx";
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

/** What HR manages: to read only (AMB-107). */
export function EmploymentTab({ profile: { employmentData: data } }: { profile: FullProfile }) {
  const { employment: words } = text;
  return (
    <ReadOnlySection
      title={words.title}
      lead={words.lead}
      items={[
        { term: words.position, value: data.positionTitle },
        { term: words.department, value: data.department },
        { term: words.jobLevel, value: data.jobLevel && jobLevelLabels[data.jobLevel] },
        { term: words.employeeNumber, value: data.employeeNumber },
        { term: words.role, value: data.employeeRole },
        { term: words.employmentStatus, value: <EmploymentBadge status={data.employmentStatus} /> },
        {
          term: words.status,
          value: <StatusBadges status={data.employeeStatus} isActive={data.isActive} />,
        },
        { term: words.hireDate, value: formatDate(data.hireDate) },
        { term: words.terminationDate, value: formatDate(data.terminationDate) },
      ]}
    />
  );
}

/** One's own company, read-only (AMB-124). */
export function CompanyTab({ profile: { companyData: data } }: { profile: FullProfile }) {
  const { company: words } = text;
  const type = data.tenantRegistrationType;
  return (
    <ReadOnlySection
      title={words.title}
      lead={words.lead}
      items={[
        { term: words.name, value: data.tenantName },
        { term: words.registrationType, value: type && registrationTypeLabels[type] },
        { term: words.email, value: data.companyEmail },
        { term: words.phone, value: data.companyPhone },
        { term: words.address, value: data.officeAddress },
        { term: words.country, value: countryLabels[data.country] },
        { term: words.taxNumber, value: data.taxNumber },
        { term: words.registrationDate, value: formatDate(data.registrationDate) },
        { term: words.industry, value: data.industry },
        { term: words.teamSize, value: data.teamSize },
      ]}
    />
  );
}
