import {
  IconArrowsExchange,
  IconBeach,
  IconBriefcase,
  IconBuilding,
  IconCircleCheck,
  IconFile,
  IconHeartHandshake,
  IconHourglass,
  IconMessage2,
  IconNotebook,
  IconScale,
  IconShield,
  IconUserCheck,
  IconUserEdit,
  IconUserOff,
  IconUserPlus,
  IconUserStar,
  IconX,
} from "@tabler/icons-react";
import type { StoryKind } from "#contract/codes/story-kind.ts";
import type { Tone } from "#web/ui/tone.ts";

type ToneAndIcon = readonly [tone: Tone, icon: typeof IconBeach];

/** The icon of each kind of entry: green and red only for decisions, the accent for milestones of a career. */
const icons: Record<StoryKind, ToneAndIcon> = {
  joined: ["accent", IconUserPlus],
  profile_changed: ["neutral", IconUserEdit],
  position_changed: ["accent", IconBriefcase],
  department_changed: ["accent", IconBuilding],
  manager_changed: ["accent", IconUserStar],
  role_changed: ["blue", IconShield],
  employment_changed: ["blue", IconArrowsExchange],
  activated: ["green", IconUserCheck],
  deactivated: ["red", IconUserOff],
  approved: ["green", IconCircleCheck],
  leave_requested: ["amber", IconHourglass],
  leave_approved: ["green", IconBeach],
  leave_rejected: ["red", IconX],
  allocation_changed: ["blue", IconScale],
  note_added: ["neutral", IconNotebook],
  note_changed: ["neutral", IconNotebook],
  note_deleted: ["neutral", IconNotebook],
  document_added: ["neutral", IconFile],
  document_changed: ["neutral", IconFile],
  document_removed: ["neutral", IconFile],
  feedback_sent: ["neutral", IconMessage2],
  next_of_kin_changed: ["neutral", IconHeartHandshake],
};

export function iconOf(kind: StoryKind) {
  const [tone, Icon] = icons[kind];
  return { tone, icon: <Icon size={16} stroke={1.75} /> };
}
