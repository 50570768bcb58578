import type { NewOwnType, OwnGrantTerms } from "#contract/leave/own-types.ts";
import { addOwnGrant, addOwnType } from "#server/modules/leave/index.ts";
import { momentOn } from "../days.ts";
import type { Outline } from "../outline/outline.ts";
import { ownTypeNames, ownTypesSince } from "../outline/own-leave.ts";
import { actingAs, type Replay, type Timeline } from "../replay.ts";

const shared: Omit<NewOwnType, "name" | "color"> = {
  isPaid: true,
  needsBalance: true,
  hasHalfDays: false,
  askers: "everyone",
  departmentIds: [],
  certificateAfterDays: null,
};

/** A day off in the month of the birthday, and two days a year for volunteers. */
export const ownTypes: Timeline = (outline) => [
  {
    at: momentOn(ownTypesSince(outline), 10, 15),
    happen: (replay) => addOwnTypes(replay, outline),
  },
];

async function addOwnTypes(replay: Replay, { keeper, foundedOn }: Outline): Promise<void> {
  const from = foundedOn.toString();
  const grants: [NewOwnType, OwnGrantTerms][] = [
    [
      { ...shared, name: ownTypeNames.birthday, color: "pink" },
      { kind: "birthday", days: 1, from },
    ],
    [
      { ...shared, name: ownTypeNames.volunteering, color: "green", hasHalfDays: true },
      { kind: "yearly", days: 2, from, yearDay: "01-01", usableMonths: 12 },
    ],
  ];
  const context = await actingAs(replay, keeper);
  for (const [type, grant] of grants) {
    const { id: ownTypeId } = await addOwnType(context, type);
    await addOwnGrant(context, { ownTypeId, grant });
  }
}
