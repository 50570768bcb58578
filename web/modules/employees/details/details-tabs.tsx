import { IconRocket } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { PersonTerms } from "#web/modules/leave/index.ts";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { Moment } from "#web/ui/display/moment.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ageOfDay, ageOfMoment } from "#web/ui/format/age.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { EmploymentBadge, StatusBadges } from "../employee-badges.tsx";
import { PlannedMove } from "../move/planned-move.tsx";
import { text } from "../text.ts";
import { PersonBalances } from "./person-balances.tsx";

const { details: labels, table } = text;
type Props = { person: EmployeeDetail };

export const PersonalTab = ({ person }: Props) => (
  <div className="flex flex-col gap-6">
    <DescriptionList
      items={[
        { term: labels.email, value: person.email },
        { term: labels.phone, value: person.phone },
        { term: labels.gender, value: person.gender },
        { term: labels.dateOfBirth, value: formatDate(person.dateOfBirth) },
        { term: labels.idNumber, value: person.idNumber },
        { term: labels.taxNumber, value: person.taxNumber },
        { term: labels.homeAddress, value: person.homeAddress },
      ]}
    />
    <NextOfKin person={person} />
  </div>
);

function NextOfKin({ person: { nextOfKin } }: Props) {
  return (
    <section aria-labelledby="next-of-kin" className="border-line border-t pt-5">
      <h3 id="next-of-kin" className="mb-4 font-semibold">
        {labels.nextOfKin}
      </h3>
      {nextOfKin ? (
        <DescriptionList
          items={[
            { term: labels.name, value: `${nextOfKin.firstName} ${nextOfKin.lastName}`.trim() },
            { term: labels.relationship, value: nextOfKin.relationship },
            { term: labels.phone, value: nextOfKin.phone },
          ]}
        />
      ) : (
        <p className="text-muted">{labels.noNextOfKin}</p>
      )}
    </section>
  );
}

export const EmploymentTab = ({ person }: Props) => (
  <div className="flex flex-col gap-6">
    <PlannedMove employeeId={person.employeeId} />
    <EmploymentFacts person={person} />
  </div>
);

const EmploymentFacts = ({ person }: Props) => (
  <DescriptionList
    items={[
      { term: table.position, value: person.positionTitle },
      { term: table.department, value: person.departmentTitle },
      { term: labels.manager, value: person.managerName },
      { term: table.role, value: person.employeeRole },
      {
        term: table.status,
        value: <StatusBadges status={person.employeeStatus} isActive={person.status} />,
      },
      { term: table.employment, value: <EmploymentBadge status={person.employmentStatus} /> },
      { term: labels.employeeNumber, value: person.employeeNumber },
      { term: labels.hireDate, value: hireDateOf(person) },
      ...(person.probationEndsOn
        ? [{ term: labels.probationEndsOn, value: formatDate(person.probationEndsOn) }]
        : []),
      { term: labels.terminationDate, value: formatDate(person.terminationDate) },
      { term: labels.lastSignedIn, value: lastSignedInOf(person) },
    ]}
  />
);

const withNote = (shown: ReactNode, note: string) => (
  <>
    {shown} <span className="text-muted">({note})</span>
  </>
);

function hireDateOf({ hireDate, terminationDate }: EmployeeDetail) {
  if (!hireDate) return "";
  return withNote(formatDate(hireDate), labels.tenure(ageOfDay(hireDate, terminationDate)));
}

const lastSignedInOf = ({ lastSignedIn }: EmployeeDetail) =>
  lastSignedIn
    ? withNote(<Moment at={lastSignedIn} />, labels.ago(ageOfMoment(lastSignedIn)))
    : labels.never;

export const PromotionsTab = () => (
  <EmptyState title={labels.promotions} icon={<IconRocket size={22} stroke={1.75} />}>
    {labels.promotionsLater}
  </EmptyState>
);

export const LeaveTab = ({ person }: { person: EmployeeDetail }) => (
  <div className="flex flex-col gap-6">
    <PersonBalances person={person} />
    <div className="border-line border-t pt-5">
      <PersonTerms employeeId={person.employeeId} title="h3" />
    </div>
  </div>
);
