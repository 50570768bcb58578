import type { LeaveSummary } from "#contract/leave/leave.ts";
import { Avatar, type AvatarProps } from "#web/ui/display/avatar.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import femaleFace from "./faces/female.svg";
import maleFace from "./faces/male.svg";

const female = 1;

interface LeaveFaceProps {
  employee: LeaveSummary["employee"];
  size?: AvatarProps["size"];
}

/**
 * The avatar shown with leave, by gender: the female one for code 1, the other for everyone else. The person's own
 * initials, in the colour they have everywhere, tell people with the same face apart.
 */
export function LeaveFace({ employee, size }: LeaveFaceProps) {
  const name = nameOf(employee);
  return (
    <span className="relative inline-flex shrink-0">
      <Avatar name={name} src={employee.gender === female ? femaleFace : maleFace} size={size} />
      <span className="absolute -end-1.5 -bottom-1 inline-flex rounded-full bg-card p-0.5">
        <Avatar name={name} size="xs" />
      </span>
    </span>
  );
}
