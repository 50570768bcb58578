import { gapKinds } from "#contract/codes/continuity.ts";
import type { Role } from "./readers.ts";

export interface GrowthRequest {
  name: string;
  as: Role;
  /** Below /prod/secure; `:employeeId`, `:departmentId`: the reader's. `:headId`: a head. `:yesterday`: a day. */
  path: string;
  /** One page of the default size; otherwise the list's maximum. */
  page?: "first" | "last";
}

const list = (name: string, path: string, as: Role = "owner"): GrowthRequest => ({
  name,
  as,
  path,
});

const ends = (name: string, path: string, as: Role = "owner"): GrowthRequest[] => [
  { ...list(`${name}, first page`, path, as), page: "first" },
  { ...list(`${name}, last page`, path, as), page: "last" },
];

const sorted = (name: string, path: string, columns: readonly string[]): GrowthRequest[] =>
  columns.flatMap((column) => ends(`${name} by ${column}`, `${path}?sort=${column}`));

const filtered = (name: string, path: string, filters: readonly string[]): GrowthRequest[] =>
  filters.flatMap((filter) => ends(`${name}, ${filter}`, `${path}?${filter}`));

const people = [
  ...ends("people", "/employee/all"),
  ...ends("people (staff)", "/employee/all", "staff"),
  ...sorted("people", "/employee/all", [
    "-lastName",
    "email",
    "positionTitle",
    "departmentTitle",
    "employeeRole",
    "employeeStatus",
    "employmentStatus",
  ]),
  ...filtered("people", "/employee/all", [
    "role=HR",
    "role=Employee",
    "employeeStatus=pending",
    "employmentStatus=Intern",
    "isActive=true",
    "isActive=false",
    "departmentId=:departmentId",
    "excludeSelf=true",
    "search=ler",
    "search=lerato mok",
    "search=nurse",
    "search=logistics",
    "search=person77@",
    "search=ler&departmentId=:departmentId",
    "search=zzz",
  ]),
  list("people at once", "/employee/all"),
  list("one colleague", "/employee/all?employeeId=:employeeId", "staff"),
  ...ends("details", "/employee/detailed-info"),
  ...sorted("details", "/employee/detailed-info", ["hireDate", "departmentTitle"]),
  ...filtered("details", "/employee/detailed-info", ["search=ler", "employeeStatus=pending"]),
  list("details of one", "/employee/detailed-info?employeeId=:employeeId"),
  ...ends("managers", "/employee/managers"),
  ...sorted("managers", "/employee/managers", ["departmentTitle", "peopleCount"]),
  ...filtered("managers", "/employee/managers", ["search=ler"]),
];

const places = [
  ...ends("positions", "/positions/get-all-positions"),
  ...sorted("positions", "/positions/get-all-positions", [
    "departmentName",
    "jobLevel",
    "createdAt",
  ]),
  ...filtered("positions", "/positions/get-all-positions", [
    "status=available",
    "status=filled",
    "departmentId=:departmentId",
    "departmentId=:departmentId&status=filled",
    "search=nurse",
    "search=lerato",
    "search=nurse&status=available",
  ]),
  list("positions at once", "/positions/get-all-positions"),
  ...ends("departments", "/departments/get-all-departments"),
  ...sorted("departments", "/departments/get-all-departments", ["employeeCount", "createdAt"]),
  ...filtered("departments", "/departments/get-all-departments", ["search=sal"]),
];

const birthdays = "/employee/get-all-birthdays";
const searches = [
  ...["th", "ler", "lerato mok", "nurse", "sales", "person7"].map((query) =>
    list(`search for "${query}"`, `/search?query=${encodeURIComponent(query)}`),
  ),
  list('search for "ler" (head)', "/search?query=ler", "head"),
];

const received = "/feedback/get-my-feedback";
const sent = "/feedback/get-sent-feedback";
const talks = [
  ...ends("received", received),
  ...sorted("received", received, ["title", "sender_full_name", "is_read"]),
  ...filtered("received", received, [
    "status=unread",
    "search=budget",
    "search=zzz",
    "search=merger&status=read",
    "search=ler",
    "search=lerato mok",
  ]),
  ...ends("sent", sent, "staff"),
  ...["budget", "ler", "nurse", "a"].map((query) =>
    list(
      `recipients for "${query}"`,
      `/employee/all?isActive=true&excludeSelf=true&sort=lastName&pageSize=20&page=1&search=${query}`,
    ),
  ),
];

const leave = "/leave/combined-leave-records";
const sixWeeks = "from=2026-11-23&weeks=6";
const others = [
  list("current employee (owner)", "/employee/current-employee"),
  list("current employee (head)", "/employee/current-employee", "head"),
  list("current employee (staff)", "/employee/current-employee", "staff"),
  list("own profile", "/employee/full-profile", "staff"),
  list("employee statistics", "/employee/statistics"),
  list("without second step", "/auth/without-factor"),
  list("history of one", "/employee/:employeeId/history"),
  list("own dashboard (staff)", "/dashboard/staff", "staff"),
  list("own dashboard (head)", "/dashboard/staff", "head"),
  list("owner's dashboard", "/dashboard/superadmin"),
  ...ends("leave", leave),
  ...sorted("leave", leave, ["-name"]),
  ...filtered("leave", leave, [
    "departmentId=:departmentId",
    "search=ler",
    "excludeSelf=true",
    "show=pending",
    "show=away",
  ]),
  ...ends("leave (head)", leave, "head"),
  list("own leave (staff)", `${leave}?employeeId=:employeeId`, "staff"),
  ...ends("planner", `/leave/planner?${sixWeeks}`),
  ...ends(
    "planner, departmentId=:departmentId",
    `/leave/planner?${sixWeeks}&departmentId=:departmentId`,
  ),
  ...ends("planner (head)", `/leave/planner?${sixWeeks}`, "head"),
  list("leave statistics", "/leave/statistics"),
  list("leave statistics (head)", "/leave/statistics", "head"),
  list("notifications", "/notifications"),
  list("notifications (staff)", "/notifications", "staff"),
  list("birthdays", birthdays),
  list("birthdays of a month", `${birthdays}?from=2026-03-01&to=2026-03-31`),
];

const continuity = [
  list("person page", "/continuity/person/:employeeId"),
  ...ends("history of 5,000", "/employee/:employeeId/history"),
  ...ends("chart, top", "/continuity/chart"),
  ...ends("chart of a branch", "/continuity/chart?of=:headId"),
  ...ends("chart of a branch, as of a day past", "/continuity/chart?of=:headId&day=2026-06-01"),
  ...ends("chart of a branch, as of a day to come", "/continuity/chart?of=:headId&day=2028-06-01"),
  ...ends("chart of a branch, as known then", "/continuity/chart?of=:headId&knownOn=:yesterday"),
  list("vacancies at the top", "/continuity/chart/vacancies"),
  list("vacancies of a branch", "/continuity/chart/vacancies?of=:headId"),
  list("days of change", "/continuity/chart/changes?from=2020-01-01&to=2028-12-31"),
  list("chart's counts", "/continuity/chart/counts"),
  list("chart's counts, as known then", "/continuity/chart/counts?knownOn=:yesterday"),
  list("first gaps", "/continuity/gaps/first"),
  ...gapKinds.flatMap((kind) => ends(`gaps: ${kind}`, `/continuity/gaps?kind=${kind}`)),
  list("promises (head)", "/continuity/promises", "head"),
  list("handovers (head)", "/continuity/handovers", "head"),
];

export const growthRequests: readonly GrowthRequest[] = [
  ...people,
  ...places,
  ...searches,
  ...talks,
  ...others,
  ...continuity,
];
