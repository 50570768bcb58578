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

/** The avatar with leave by gender: female for code 1, otherwise the other. Initials and colour distinguish people with the same face. */
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
