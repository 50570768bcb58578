import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { addDayRule, addPolicy, assignPolicy } from "#server/modules/leave/index.ts";
import { dayOf, momentOn, workdayUntil } from "../days.ts";
import type { Outline } from "../outline/outline.ts";
import { actingAs, departmentIdOf, employeeIdOf, type Replay, type Timeline } from "../replay.ts";

/** Everyone's terms, by the year. */
const yearly = {
  rounding: { to: 0.01, mode: "nearest" },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "service", months: 12 },
  carryOver: { cap: 0, months: null },
} as const;

const terms: PolicyTerms = {
  annual: {
    ...yearly,
    tiers: [],
    amount: { days: 18 },
    statutory: { weeks: 3 },
    carryOver: { cap: null, months: 6 },
  },
  sick: { ...yearly, tiers: [], amount: { days: 30 }, cycle: { kind: "service", months: 36 } },
  familyResponsibility: { ...yearly, tiers: [], amount: { days: 3 } },
  study: { ...yearly, tiers: [], amount: { days: 5 } },
  certificate: { afterDays: 2, isForFrequent: true, dueDays: 2 },
};

/** The policy's first day and people; two of them are ill in `current-leave.ts`. */
const certified = { sinceDaysAgo: 30, who: ["Riaan Coetzee", "Pieter Steyn"] };

/** Of ten people; around Christmas the planner shows days at this minimum and below. */
const staffed = {
  sinceDaysAgo: 45,
  department: "Production",
  minimum: 7,
  reason: "Two lines and the packing table",
} as const;

/** Some people agreed to bring medical certificates, and production says how many it needs. */
export const policies: Timeline = (outline) => [
  {
    at: momentOn(workdayUntil(outline.today.subtract({ days: certified.sinceDaysAgo })), 9, 30),
    happen: (replay) => wantCertificates(replay, outline),
  },
  {
    at: momentOn(workdayUntil(outline.today.subtract({ days: staffed.sinceDaysAgo })), 10, 0),
    happen: (replay) => wantPeople(replay, outline),
  },
];

async function wantPeople(replay: Replay, { keeper }: Outline): Promise<void> {
  const { department, minimum, reason } = staffed;
  await addDayRule(await actingAs(replay, keeper), {
    kind: "staffing",
    departmentId: departmentIdOf(replay, department),
    from: dayOf(replay.now).toString(),
    to: null,
    minimum,
    reason,
  });
}

async function wantCertificates(replay: Replay, { keeper, named }: Outline): Promise<void> {
  const context = await actingAs(replay, keeper);
  const from = dayOf(replay.now).toString();
  const { id } = await addPolicy(context, { name: "Medical certificate", from, terms });
  for (const who of certified.who)
    await assignPolicy(context, {
      policy: id,
      to: { kind: "employee", employeeId: employeeIdOf(replay, named(who)) },
      from,
    });
}
