import type { Gap } from "#contract/continuity/gaps.ts";
import { places } from "#contract/places.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

export interface GapInWords {
  /** The person's or department's name and address. */
  name: string;
  href: string;
  isDepartment: boolean;
  /** The problem, to follow the name. */
  what: string;
  detail: string;
  action: GapAction;
}

/** A gap's one closing step: a link, or a choice in its row. */
type GapAction =
  | { label: string; href: string }
  | { choice: "person" | "day"; label: string; placeholder?: string };

const person = (id: number) => places.person("superadmin", id);

/** A gap in words with its closing step; a promise to oneself offers no choice of day. */
export function gapInWords(gap: Gap, readerId?: number): GapInWords {
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
      return promised(gap, text.promises.undated(promiseOf(gap)), gap.employee?.id !== readerId);
    case "quiet":
      return quiet(gap);
    case "threeManagers":
      return threeManagers(gap);
  }
}

const placeOf = (employeeId: number, promiseId: number) =>
  places.promise("superadmin", employeeId, promiseId);

const about = (whom: Gap["employee"]) => ({
  name: whom?.name ?? "",
  href: person(whom?.id ?? 0),
  isDepartment: false,
});

const joined = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(" ");

const dayOf = (day: string | null) => (day === null ? undefined : proseDay(day));

function nobodyLeads({ employee, department, day }: Gap): GapInWords {
  const { is, since, inDepartment, withoutPosition, choose } = text.nobodyLeads;
  const base = about(employee);
  return {
    ...base,
    what: day === null ? is : since(proseDay(day)),
    detail: department ? inDepartment(department.departmentName) : withoutPosition,
    action: { choice: "person", label: choose(base.name), placeholder: text.choice.leader },
  };
}

const following = (name: string): GapAction => ({
  choice: "person",
  label: text.managerDeactivated.choose(name),
  placeholder: text.choice.follower,
});

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Names the last day as head where it is not the day of the gap. */
const headed = ({ departments, day }: Gap) =>
  departments.length > 0 &&
  text.managerDeactivated.heads(
    list.format(
      departments.map(({ departmentName, lastDay }) =>
        lastDay === null || lastDay === day
          ? departmentName
          : text.managerEnds.headUntil(departmentName, proseDay(lastDay)),
      ),
    ),
  );

function managerDeactivated(gap: Gap): GapInWords {
  const { manager, day, count, drafts } = gap;
  const { leads, isOff, left, leftOnly, erased } = text.managerDeactivated;
  const base = about(manager);
  if (count === 0)
    return {
      ...base,
      what: leftOnly(drafts ?? 0),
      detail: erased(dayOf(day)),
      action: { label: text.threeManagers.open, href: base.href },
    };
  return {
    ...base,
    what: leads(text.people(count ?? 0)),
    detail: joined(headed(gap), isOff(dayOf(day)), drafts !== null && drafts > 0 && left(drafts)),
    action: following(base.name),
  };
}

function managerEnds(gap: Gap): GapInWords {
  const { manager, departments, leavesOn, day, count } = gap;
  const { leads, leadsSome, leaves, help } = text.managerEnds;
  const base = about(manager);
  const days = new Set([...departments.map(({ lastDay }) => lastDay), leavesOn]);
  days.delete(null);
  const says = days.size > 1 ? leadsSome : leads;
  return {
    ...base,
    what: says(proseDay(day ?? ""), text.people(count ?? 0)),
    detail: joined(
      headed(gap),
      leavesOn !== null && leavesOn !== day && leaves(proseDay(leavesOn)),
      help,
    ),
    action: following(base.name),
  };
}

function noHead({ department, day, count }: Gap): GapInWords {
  const name = department?.departmentName ?? "";
  const { since, people, choose } = text.noHead;
  return {
    name,
    href: places.department(department?.id ?? 0),
    isDepartment: true,
    what: since(proseDay(day ?? "")),
    detail: people(count ?? 0),
    action: { choice: "person", label: choose(name), placeholder: text.choice.head },
  };
}

function handoverOverdue({ employee, manager, day, handover }: Gap): GapInWords {
  const { by, waits, gone, open } = text.handoverOverdue;
  return {
    ...about(employee),
    what: by(manager?.name ?? ""),
    detail: handover?.isGone ? gone : waits(handover?.step ?? 1, proseDay(day ?? "")),
    action: { label: open, href: places.handover("superadmin", handover?.id ?? 0) },
  };
}

const ledBy = (manager: Gap["manager"]) =>
  manager ? text.quiet.ledBy(manager.name) : text.quiet.unled;

const promiseOf = ({ count, promise }: Gap) => ({ count: count ?? 0, promise });

function promised({ employee, manager, promise }: Gap, what: string, isDated = false): GapInWords {
  const base = about(employee);
  const { open, openOne, choose } = text.promises;
  const one = employee && promise ? placeOf(employee.id, promise.id) : undefined;
  return {
    ...base,
    what,
    detail: ledBy(manager),
    action:
      isDated && promise
        ? { choice: "day", label: choose(base.name) }
        : { label: one ? openOne : open, href: one ?? base.href },
  };
}

function quiet({ employee, manager, day }: Gap): GapInWords {
  const { since, never, write } = text.quiet;
  return {
    ...about(employee),
    what: day === null ? never : since(proseDay(day)),
    detail: ledBy(manager),
    action: { label: write, href: places.personTask("superadmin", employee?.id ?? 0, "note") },
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
