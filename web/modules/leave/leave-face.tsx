import type { LeaveSummary } from "#contract/leave.ts";
import { Avatar, type AvatarProps } from "#web/ui/display/avatar.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import femaleFace from "./faces/female.svg";
import maleFace from "./faces/male.svg";

const female = 1;

/** The avatar shown with leave, by gender: the female one for code 1, the other for everyone else (doc B §3). */
export const LeaveFace = (props: {
  employee: LeaveSummary["employee"];
  size?: AvatarProps["size"];
}) => (
  <Avatar
    name={nameOf(props.employee)}
    src={props.employee.gender === female ? femaleFace : maleFace}
    size={props.size}
  />
);
