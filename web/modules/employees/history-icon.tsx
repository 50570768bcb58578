import {
  IconArrowsExchange,
  IconBeach,
  IconBriefcase,
  IconBuilding,
  IconFile,
  IconHeartHandshake,
  IconMail,
  IconMailOff,
  IconMessage2,
  IconNote,
  IconScale,
  IconShield,
  IconUserCheck,
  IconUserEdit,
  IconUserExclamation,
  IconUserOff,
  IconUserPlus,
  IconUserStar,
} from "@tabler/icons-react";
import type { StoryKind } from "#contract/codes/story-kind.ts";
import type { Tone } from "#web/ui/tone.ts";

type ToneAndIcon = readonly [tone: Tone, icon: typeof IconBeach];

/** Each kind of entry has the icon of the thing it is about; green, amber and red are its outcome, the accent a milestone of a career. */
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
  approved: ["green", IconUserCheck],
  invitation_sent: ["neutral", IconMail],
  invitation_withdrawn: ["red", IconMailOff],
  profile_rejected: ["red", IconUserExclamation],
  leave_requested: ["amber", IconBeach],
  leave_approved: ["green", IconBeach],
  leave_rejected: ["red", IconBeach],
  leave_withdrawn: ["neutral", IconBeach],
  leave_cancellation_asked: ["amber", IconBeach],
  leave_cancellation_withdrawn: ["green", IconBeach],
  leave_cancellation_refused: ["green", IconBeach],
  leave_cancelled: ["neutral", IconBeach],
  leave_shortened: ["blue", IconBeach],
  allocation_changed: ["blue", IconScale],
  note_added: ["neutral", IconNote],
  note_changed: ["neutral", IconNote],
  note_deleted: ["neutral", IconNote],
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
