import type { OwnLeaveUse } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { type Balance, countDays, ownBalanceOf } from "../balances/balances.ts";
import type { CountedLeave } from "../balances/counted-leave.ts";
import { concerning, type PersonOwnType } from "./own-balances.ts";

const nothing = { total: 0, remaining: 0, remainingIfApproved: 0, percentage: 0 };

/** An own type with the days of an employee: of its balance, or of leave alone. */
interface OwnTypeUse extends Omit<Balance, "available"> {
  type: Pick<PersonOwnType, "id" | "name" | "color">;
  needsBalance: boolean;
  lacksBirthDate: boolean;
}

/** Whether days for the birthday are missing on a day, as the date of birth is unknown. */
const lacksBirthDate = ({ hasBirthDate, grants }: PersonOwnType, day: string): boolean =>
  !hasBirthDate &&
  grants.some(({ terms, lastDay }) => terms.kind === "birthday" && (lastDay ?? day) >= day);

/** The use of each own type that concerns an employee, on a day. */
export const ownUsesOf = (
  types: readonly PersonOwnType[],
  leave: readonly CountedLeave[],
  day: string,
): OwnTypeUse[] =>
  concerning(types, leave, day).map((own) => {
    const { id, name, color, balance, needsBalance } = own;
    const { available: _, ...use } = balance
      ? ownBalanceOf(balance, leave, day)
      : {
          ...nothing,
          available: 0,
          ...countDays(leave.filter(({ ownType }) => ownType?.id === id)),
        };
    return {
      ...use,
      type: { id, name, color },
      needsBalance,
      lacksBirthDate: lacksBirthDate(own, day),
    };
  });

/** The same with the requests of each type. */
export const ownLeaveUses = <Row extends CountedLeave>(
  types: readonly PersonOwnType[],
  { leave, day, present }: { leave: readonly Row[]; day: string; present: (row: Row) => Leave },
): OwnLeaveUse[] =>
  ownUsesOf(types, leave, day).map((use) => ({
    ...use,
    leaves: leave.filter(({ ownType }) => ownType?.id === use.type.id).map(present),
  }));
