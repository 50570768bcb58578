import { gapKinds } from "#contract/codes/continuity.ts";
import { api } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { daysFromToday, today } from "../today.ts";
import type { World } from "./all-told.ts";

export interface Asked {
  params?: object;
  query?: object;
  body?: object;
}
type Ask = (world: World) => readonly Asked[];

/** Operations without changes, whatever their method. */
export const reads: readonly NamedOperation[] = Object.values(api)
  .flatMap((operations) => Object.values<NamedOperation>(operations))
  .filter(({ method, touches }) => method === "GET" || touches?.length === 0);

export const nameOf = ({ module, name }: Pick<NamedOperation, "module" | "name">) =>
  `${module}.${name}`;

const once: Ask = () => [{}];
const wholePage: Ask = () => [{ query: { pageSize: 200 } }];
const people = ({ company, told }: World) =>
  [...new Set(told.map(({ about }) => about))].map((name) => company.readers[name].employeeId);
const ofPeople: Ask = (world) => people(world).map((id) => ({ params: { id } }));
const ofEachPerson: Ask = (world) => people(world).map((employeeId) => ({ query: { employeeId } }));
const ofPeopleInFull: Ask = (world) =>
  people(world).map((id) => ({ params: { id }, query: { pageSize: 200 } }));
const of =
  (kind: "notes" | "promises" | "documents" | "handovers" | "leave"): Ask =>
  ({ ids }) =>
    ids[kind].map((id) => ({ params: { id } }));
const annualBalances: Ask = (world) =>
  people(world).map((employeeId) => ({ query: { employeeId, balance: "annual" } }));
const files: Ask = ({ ids }) => ids.documents.map((DocumentId) => ({ query: { DocumentId } }));
const imported: Ask = ({ ids }) => [{ params: { id: ids.imported } }];
const dates = {
  leaveType: "AnnualLeave",
  startDate: daysFromToday(14),
  endDate: daysFromToday(18),
};
const withDates: Ask = (world) => [
  { body: dates },
  ...people(world).map((employeeId) => ({ body: { ...dates, employeeId } })),
];

/** Each read's calls for everything it could show; a read without a row fails its test. */
export const surfaces: Record<string, Ask> = {
  "audit.listAudit": () => [{ query: { pageSize: 100 } }],
  "audit.exportAudit": once,
  "sso.listDomains": once,
  "sso.listProviders": once,
  "sso.getOwnProvider": once,
  "sso.getRequirement": once,
  "sso.listLockedOut": once,
  "keys.listKeys": once,
  "hooks.listHooks": once,
  "auth.listSessions": once,
  "auth.listFactors": once,
  "auth.getSignInRules": once,
  "auth.listWithoutFactor": () => [{ query: { pageSize: 100 } }],
  "auth.getNewsletter": once,
  "tenant.getTenant": once,
  "tenant.getRecipients": once,
  "tenant.getStorageUse": once,
  "employees.currentEmployee": once,
  "employees.fullProfile": once,
  "employees.plannedMove": ofPeople,
  "employees.all": wholePage,
  "employees.statistics": once,
  "employees.detailedInfo": wholePage,
  "employees.exportList": once,
  "employees.previewChangeOfMany": (world) => [
    {
      body: {
        selection: { employeeIds: people(world) },
        departmentId: world.company.sales,
      },
    },
  ],
  "employees.getAllBirthdays": once,
  "employees.managers": wholePage,
  "employees.history": ofPeopleInFull,
  "employees.historyCounts": ofPeople,
  "employees.historyPosition": (world) =>
    people(world).map((employeeId) => ({ query: { employeeId, entryId: 1 } })),
  "departments.getAllDepartments": wholePage,
  "departments.getDepartment": ({ company }) => [{ params: { id: company.sales } }],
  "departments.getAllPositions": wholePage,
  "departments.getPosition": ({ ids }) => ids.positions.map((id) => ({ params: { id } })),
  "leave.combinedRecords": wholePage,
  "leave.statement": annualBalances,
  "leave.statistics": once,
  "leave.checkDates": withDates,
  "leave.outlook": withDates,
  "leave.ownLapses": once,
  "leave.terms": ofEachPerson,
  "leave.exportRecords": once,
  "leave.files": of("leave"),
  "leave.parental": of("leave"),
  "leave.reviews": ({ ids }) => [{ query: { ids: ids.leave.join(",") } }],
  "leave.planner": once,
  "leave.holidays": () => [{ query: { year: today.slice(0, 4) } }],
  "leave.previewHoliday": () => [{ body: { date: daysFromToday(15), isWorkingDay: false } }],
  "leave.dayRules": wholePage,
  "leave.shutdowns": wholePage,
  "leave.shutdownPeople": () => [{ query: { shutdownId: 1, pageSize: 200 } }],
  "leave.policies": once,
  "leave.previewPolicy": (world) => [
    { body: { policy: "act", to: { kind: "all" }, from: today } },
    ...people(world).map((employeeId) => ({
      body: { policy: "act", to: { kind: "employee", employeeId }, from: today },
    })),
  ],
  "leave.ownTypes": once,
  "leave.unknownBirthDates": once,
  "leave.previewOwnGrant": () => [{ body: { grant: { kind: "birthday", days: 1, from: today } } }],
  "leave.patterns": once,
  "leave.previewPattern": (world) =>
    people(world).map((employeeId) => ({ body: { patternId: null, employeeId, from: today } })),
  "leave.previewEmployment": (world) =>
    people(world).map((employeeId) => ({ body: { employeeId, lastDay: daysFromToday(-400) } })),
  "payroll.exportLeave": () => [{ query: { from: daysFromToday(-30), to: daysFromToday(60) } }],
  "payroll.exportChanges": () => [{ query: { from: daysFromToday(-300), to: daysFromToday(60) } }],
  "payroll.listPeriods": once,
  "payroll.listProfiles": once,
  "payroll.certificate": ofPeople,
  "payroll.previewProfile": () => [
    {
      body: {
        format: {
          ...{ separator: "comma", decimal: "point", dayStyle: "YYYY-MM-DD", typeCodes: [] },
          columns: ["firstName", "lastName", "leaveType", "days", "from"].map((column) => ({
            ...{ column, heading: column },
          })),
        },
        period: { from: daysFromToday(-30), to: daysFromToday(60) },
      },
    },
  ],
  "payroll.exportLiability": () => [{ query: { on: today } }],
  "leave.entries": (world) =>
    people(world).map((employeeId) => ({ query: { employeeId, pageSize: 200 } })),
  "leave.checkOpenings": ({ company }) => [
    {
      body: {
        text: [
          "Email,Balance,Days,From,Reason",
          ...Object.values(company.readers).map(({ email }) => `${email},Annual,1,${today},Before`),
        ].join("\n"),
      },
    },
  ],
  "feedback.getMyFeedback": wholePage,
  "feedback.getSentFeedback": wholePage,
  "feedback.listReports": wholePage,
  "feedback.getReported": ({ ids }) => [{ params: { id: ids.reported } }],
  "notes.getMyNotes": () =>
    [undefined, "staff", "written", "shared"].map((view) => ({ query: { pageSize: 200, view } })),
  "notes.listAbout": (world) =>
    people(world).flatMap((id) =>
      [undefined, "written"].map((view) => ({
        params: { id },
        query: { pageSize: 200, view },
      })),
    ),
  "notes.readers": ofPeople,
  "notes.listVersions": of("notes"),
  "notes.listReplyVersions": of("notes"),
  "notes.listWithdrawnReplies": wholePage,
  "calendar.getAllCalendarEvents": wholePage,
  "calendar.month": () => [{ query: { month: today.slice(0, 7) } }],
  "calendar.day": () =>
    [today, daysFromToday(7), daysFromToday(15)].map((day) => ({ query: { day, pageSize: 200 } })),
  "calendar.getFeedAddress": once,
  "calendar.holidays": () => [{ query: { year: today.slice(0, 4) } }],
  "documents.listForEmployee": ofPeople,
  "documents.download": files,
  "documents.preview": files,
  "documents.listVersions": of("documents"),
  "documents.listReads": of("documents"),
  "documents.archive": once,
  "notifications.list": wholePage,
  "notifications.getPreferences": once,
  "import.list": once,
  "import.get": imported,
  "import.listRows": ({ ids }) => [
    { params: { id: ids.imported }, query: { show: "all", pageSize: 2_000 } },
  ],
  "import.exportFaults": imported,
  "import.exportReport": imported,
  "search.find": ({ told }) =>
    told
      .filter(({ kind }) => !kind.startsWith("entry"))
      .map(({ word }) => ({ query: { query: word } })),
  "search.people": (world) => [{ query: { ids: people(world).slice(0, 10).join(",") } }],
  "dashboard.superadmin": once,
  "dashboard.staff": once,
  "continuity.person": ofPeople,
  "continuity.glance": ofPeople,
  "continuity.chart": (world) => [{}, ...people(world).map((id) => ({ query: { of: id } }))],
  "continuity.chartVacancies": (world) => [
    {},
    ...people(world).map((id) => ({ query: { of: id } })),
  ],
  "continuity.chartChanges": () => [{ query: { from: today, to: daysFromToday(400) } }],
  "continuity.chartCounts": once,
  "continuity.exportChart": once,
  "continuity.previewLines": (world) => [
    {
      body: {
        people: [{ employeeId: world.company.readers.employee.employeeId, leads: "nobody" }],
        from: today,
        to: today,
      },
    },
  ],
  "continuity.leading": ofPeople,
  "continuity.lines": ofPeople,
  "continuity.readsOfMine": wholePage,
  "continuity.storyOfMine": once,
  "continuity.nextManagerView": once,
  "continuity.promises": wholePage,
  "continuity.promisesOf": ofPeopleInFull,
  "continuity.promise": of("promises"),
  "continuity.gaps": () =>
    gapKinds.flatMap((kind) =>
      ["true", "false"].map((isSetAside) => ({ query: { kind, isSetAside, pageSize: 200 } })),
    ),
  "continuity.firstGaps": once,
  "continuity.handovers": wholePage,
  "continuity.handover": of("handovers"),
};

/** Reads without a subject, or covered by another test, with the reason. */
export const elsewhere: Record<string, string> = {
  "auth.confirmIdentity": "says of the caller's code or password whether it is right",
  "auth.passkeyOptions": "returns a new challenge",
  "auth.confirmOptions": "returns a new challenge, with the caller's passkeys",
  "auth.addPasskeyOptions": "returns a new challenge, with the caller's name and passkeys",
  "auth.startApp": "returns a new secret, once",
  "hooks.listDeliveries": "shows types and numbers of events, whose contents a key's proof covers",
  "auth.recoverPassword": "sends a link to an address, and returns the same for each",
  "sso.signInOptions": "says of a domain how its people sign in",
  "sso.startSso": "sends a browser to a company's provider",
  "sso.tryProvider": "sends the caller's browser to a provider",
  "sso.startConfirmation": "sends the caller's browser to their provider",
  "sso.finishConfirmation": "says whether the provider has confirmed the caller",
  "calendar.feed": "asked with each reader's own address, beside the matrix",
  "notifications.stream": "sends what notifications.list returns",
  "onboarding.domainNameExists": "says of a domain whether it is taken",
  "onboarding.emailExists": "says of an address whether it is taken",
  "onboarding.sendConfirmation": "sends a link to the caller",
  "onboarding.remindMany": "sends links, and returns how many",
};
