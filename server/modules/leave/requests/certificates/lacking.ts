import { lacksCertificate } from "#contract/rules/leave.ts";
import type { CertificateDue } from "./certificate-queries.ts";

/** Whether a certificate is still to be brought by someone who works here. */
export const isLacking = ({
  fileCount,
  leaveStatus,
  isActive,
}: Pick<CertificateDue, "fileCount" | "leaveStatus" | "isActive">): boolean =>
  lacksCertificate({ leaveStatus, fileCount }) && isActive;
