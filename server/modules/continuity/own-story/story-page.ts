import { recordPartLabels } from "#contract/codes/people.ts";
import { withoutManagerLabel } from "#contract/codes/story.ts";
import { escaped } from "#server/escaped.ts";
import { historySection, type OwnStory } from "./story-content.ts";
import { facts, listed, section } from "./story-markup.ts";
import { handoversSection, leaveSection, notesSection, promisesSection } from "./story-parts.ts";
import { dayInFull, daysInFull } from "./story-words.ts";

export interface PrintedStory extends OwnStory {
  documents: readonly { name: string; path: string }[];
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 Inter, "Segoe UI", Helvetica, Arial, sans-serif; color: #0f172a; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; padding-bottom: .25rem; border-bottom: 1px solid #cbd5e1; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
p, dd, li { overflow-wrap: anywhere; }
p { margin: 0 0 .5rem; white-space: pre-line; }
.quiet { color: #475569; font-size: .9rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: .4rem 0; break-inside: avoid; }
dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: #475569; } dd { margin: 0; }
a { color: #1d4ed8; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
@media screen and (prefers-color-scheme: dark) {
  :root { color: #e5e9f0; background: #0f1115; }
  h2 { border-color: #303643; } .quiet, dt { color: #a3adbd; } a { color: #8ab4ff; }
}
@page { size: A4; margin: 18mm; }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; font-size: 10.5pt; } h2, h3 { break-after: avoid; } a { color: inherit; text-decoration: none; } }
`;

/** A self-contained page for any browser and for print. */
export function storyPage(story: PrintedStory): string {
  const { personalData, companyData, writtenAt, today } = story;
  const { name } = personalData;
  const body = [
    whoSection(story),
    lineSection(story),
    historySection(story.history),
    promisesSection(story),
    notesSection(story),
    handoversSection(story),
    leaveSection(story),
    documentsSection(story),
    readsSection(story),
  ];
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(name)}: my story</title><style>${style}</style></head>
<body>
<header><h1>${escaped(name)}</h1>
<p class="quiet">${escaped(companyData.tenantName)} · as of <time datetime="${writtenAt}">${dayInFull(today)}</time></p>
<p class="quiet">This is what you may read of your own record. Notes for the line are counted, not shown. Notes for HR are not part of it.</p></header>
<main>
${body.filter(Boolean).join("\n")}
</main>
</body>
</html>
`;
}

function whoSection(story: PrintedStory): string {
  const { personalData, employmentData, pastEmployments, nextOfKinData } = story;
  const { hireDate, terminationDate } = employmentData;
  const kin =
    nextOfKinData &&
    `${nextOfKinData.firstName} ${nextOfKinData.lastName}, ${nextOfKinData.relationship}, ${nextOfKinData.phoneNumber}`;
  return section(
    "You",
    facts([
      ["Employee number", employmentData.employeeNumber],
      ["Position", employmentData.positionTitle],
      ["Department", employmentData.department],
      ["First day", hireDate && dayInFull(hireDate)],
      ["Last day", terminationDate && dayInFull(terminationDate)],
      [
        "Employed before",
        pastEmployments
          .map(({ from, to }) => (from ? daysInFull(from, to) : `until ${dayInFull(to)}`))
          .join(", "),
      ],
      ["E-mail", personalData.email],
      ["Phone", personalData.phone],
      ["Date of birth", personalData.dateOfBirth && dayInFull(personalData.dateOfBirth)],
      ["ID number", personalData.idNumber],
      ["Tax number", personalData.taxNumber],
      ["Home address", personalData.homeAddress],
      ["Next of kin", kin],
    ]),
  );
}

const lineSection = ({ managers, positions }: PrintedStory): string =>
  section(
    "Managers",
    listed(managers, ({ manager, from, to }) => [
      manager?.name ?? withoutManagerLabel,
      daysInFull(from, to),
    ]),
  ) +
  section(
    "Positions",
    listed(positions, ({ positionTitle, departmentName, from, to }) => [
      `${positionTitle}, ${departmentName}`,
      daysInFull(from, to),
    ]),
  );

const documentsSection = ({ documents }: PrintedStory): string =>
  section(
    "Documents",
    documents.length === 0
      ? ""
      : `<ul>${documents
          .map(({ name, path }) => {
            const href = path.split("/").map(encodeURIComponent).join("/");
            return `<li><a href="${escaped(href)}">${escaped(name)}</a></li>`;
          })
          .join("\n")}</ul>`,
  );

const readsSection = ({ readsOfYourRecord }: PrintedStory): string =>
  section(
    "Who has read your record",
    listed(readsOfYourRecord, ({ by, part, day }) => [
      by.name,
      `${dayInFull(day)}, ${recordPartLabels[part].toLowerCase()}`,
    ]),
  );
