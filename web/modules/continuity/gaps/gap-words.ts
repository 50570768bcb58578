import type { Gap } from "#contract/gaps.ts";
import { places } from "#contract/places.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

export interface GapInWords {
  /** Of the person or the department, and where it leads. */
  name: string;
  href: string;
  isDepartment: boolean;
  /** What is wrong, after the name. */
  what: string;
  detail: string;
  action: { label: string; href: string };
}

const person = (id: number) => places.person("superadmin", id);

/** A gap in words, with the step that mends it. */
export function gapInWords(gap: Gap): GapInWords {
  switch (gap.kind) {
    case "nobodyLeads":
      return nobodyLeads(gap);
    case "managerDeactivated":
      return managerDeactivated(gap);
    case "managerEnds":
      return managerEnds(gap);
    case "noHead":
      return noHead(gap);
    case "handoverOverdue":
      return handoverOverdue(gap);
    case "promiseOverdue":
      return promised(gap, text.promises.overdue(promiseOf(gap), proseDay(gap.day ?? "")));
    case "promiseUndated":
      return promised(gap, text.promises.undated(promiseOf(gap)));
    case "quiet":
      return quiet(gap);
    case "threeManagers":
      return threeManagers(gap);
  }
}

const about = (whom: Gap["employee"]) => ({
  name: whom?.name ?? "",
  href: person(whom?.id ?? 0),
  isDepartment: false,
});

const joined = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(" ");

function nobodyLeads({ employee, department }: Gap): GapInWords {
  const { is, inDepartment, withoutPosition, nameHead, givePosition } = text.nobodyLeads;
  return {
    ...about(employee),
    what: is,
    detail: department ? inDepartment(department.departmentName) : withoutPosition,
    action: department
      ? { label: nameHead, href: places.department(department.id) }
      : { label: givePosition, href: places.userMove(employee?.id ?? 0) },
  };
}

/** Where someone else is named in a manager's place: at the department that they head, or else on their page. */
const naming = ({ department, manager }: Gap) =>
  department
    ? { label: text.managerDeactivated.name, href: places.department(department.id) }
    : { label: text.managerDeactivated.open, href: person(manager?.id ?? 0) };

function managerDeactivated(gap: Gap): GapInWords {
  const { manager, department, count } = gap;
  const { leads, heads, isOff } = text.managerDeactivated;
  return {
    ...about(manager),
    what: leads(text.people(count ?? 0)),
    detail: joined(department !== null && heads(department.departmentName), isOff),
    action: naming(gap),
  };
}

function managerEnds(gap: Gap): GapInWords {
  const { manager, department, day, count } = gap;
  return {
    ...about(manager),
    what: text.managerEnds.leads(proseDay(day ?? ""), text.people(count ?? 0)),
    detail: joined(
      department !== null && text.managerDeactivated.heads(department.departmentName),
      text.managerEnds.help,
    ),
    action: naming(gap),
  };
}

function noHead({ department, count }: Gap): GapInWords {
  const href = places.department(department?.id ?? 0);
  return {
    name: department?.departmentName ?? "",
    href,
    isDepartment: true,
    what: text.noHead.is,
    detail: text.noHead.people(count ?? 0),
    action: { label: text.nobodyLeads.nameHead, href },
  };
}

function handoverOverdue({ employee, manager, day, handover }: Gap): GapInWords {
  const { by, waits, open } = text.handoverOverdue;
  return {
    ...about(employee),
    what: by(manager?.name ?? ""),
    detail: waits(handover?.step ?? 1, proseDay(day ?? "")),
    action: { label: open, href: places.handover("superadmin", handover?.id ?? 0) },
  };
}

const ledBy = (manager: Gap["manager"]) =>
  manager ? text.quiet.ledBy(manager.name) : text.quiet.unled;

const promiseOf = ({ count, promiseText }: Gap) => ({ count: count ?? 0, promiseText });

function promised({ employee, manager }: Gap, what: string): GapInWords {
  const base = about(employee);
  return {
    ...base,
    what,
    detail: ledBy(manager),
    action: { label: text.promises.open, href: base.href },
  };
}

function quiet({ employee, manager, day }: Gap): GapInWords {
  const { since, never, write } = text.quiet;
  return {
    ...about(employee),
    what: day === null ? never : since(proseDay(day)),
    detail: ledBy(manager),
    action: { label: write, href: places.user(employee?.id ?? 0, "notes") },
  };
}

function threeManagers({ employee, managers, count }: Gap): GapInWords {
  const base = about(employee);
  return {
    ...base,
    what: text.threeManagers.had(count ?? 0),
    detail: managers.map(({ name }) => name).join(", "),
    action: { label: text.threeManagers.open, href: base.href },
  };
}
