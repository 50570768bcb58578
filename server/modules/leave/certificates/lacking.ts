import { isOpen } from "#contract/codes/leave-status.ts";
import type { CertificateDue } from "./certificate-queries.ts";

/** Whether a certificate is still to be brought by someone who works here. */
export const isLacking = ({
  fileCount,
  leaveStatus,
  isActive,
}: Pick<CertificateDue, "fileCount" | "leaveStatus" | "isActive">): boolean =>
  fileCount === 0 && isOpen(leaveStatus) && isActive;
