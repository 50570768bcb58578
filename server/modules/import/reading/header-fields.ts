import { type ImportField, importFieldLabels, importFields } from "#contract/codes/import.ts";
import { employeeSynonyms } from "#contract/rules/search.ts";

/** Further headings, besides labels and API names. */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  name: ["First Names", "Given Name", "Forename", "Voornaam", "Voorname"],
  surname: ["Family Name", "Van"],
  email: ["E-mail Address", "Work Email", "Company Email", "Mail", "E-pos", "Epos"],
  positionTitle: [
    "Job Title",
    "Title",
    "Job",
    "Role Title",
    "Designation",
    "Occupation",
    "Posisie",
  ],
  departmentName: ["Dept", "Department Title", "Division", "Team", "Departement", "Afdeling"],
  startDate: [
    "Date Hired",
    "Date of Hire",
    "Started",
    "Start",
    "First Day",
    "Date Joined",
    "Engagement Date",
  ],
  terminationDate: [
    "Last Day",
    "Last Day of Work",
    "Last Working Day",
    "Date Terminated",
    "Date Left",
    "Leaving Date",
    "Exit Date",
    "End Date",
    "Date of Termination",
    "Laaste Dag",
  ],
  ledBy: [
    "Manager",
    "Manager Name",
    "Manager Email",
    "Line Manager",
    "Reporting Manager",
    "Direct Manager",
    "Reports To",
    "Reporting To",
    "Report To",
    "Supervisor",
    "Supervisor Name",
    "Team Leader",
    "Bestuurder",
    "Rapporteer Aan",
  ],
  employmentStatus: [
    "Employment",
    "Employment Type",
    "Contract",
    "Contract Type",
    "Type of Employment",
  ],
  employeeRole: ["Role", "System Role", "User Role"],
  employeeNumber: [
    "Employee No",
    "Employee ID",
    "Employee Code",
    "Personnel Number",
    "Personnel No",
    "Staff Number",
    "Staff No",
    "Emp No",
    "Number",
  ],
  phone: [
    "Telephone",
    "Tel",
    "Mobile",
    "Mobile Number",
    "Cell",
    "Cell Number",
    "Cellphone",
    "Contact Number",
  ],
  idNumber: ["ID", "ID No", "National ID", "RSA ID", "Identity No", "SA ID Number", "ID Nommer"],
  taxNumber: ["Tax No", "Tax Reference", "Tax Reference Number", "Income Tax Number"],
  gender: ["Sex", "Geslag"],
  dateOfBirth: ["Birth Date", "Birthday", "DOB", "Born", "Geboortedatum"],
  homeAddress: ["Address", "Residential Address", "Physical Address", "Adres"],
};

/** Letters and digits only, without accents and case. */
const bare = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const synonyms: Partial<Record<ImportField, readonly string[]>> = employeeSynonyms;

const fieldByName = new Map(
  importFields.flatMap((field) =>
    [field, importFieldLabels[field], ...(synonyms[field] ?? []), ...(otherNames[field] ?? [])].map(
      (name) => [bare(name), field] as const,
    ),
  ),
);

/** The field of each heading; null for a second one of a field. */
export function fieldsOfHeaders(headers: readonly string[]): (ImportField | null)[] {
  const given = new Set<ImportField>();
  return headers.map((header) => {
    const field = fieldByName.get(bare(header));
    if (!field || given.has(field)) return null;
    given.add(field);
    return field;
  });
}
