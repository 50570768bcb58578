import { lacksCertificate } from "#contract/rules/leave.ts";
import type { CertificateDue } from "./certificate-queries.ts";

export const isLacking = ({
  fileCount,
  leaveStatus,
  isActive,
}: Pick<CertificateDue, "fileCount" | "leaveStatus" | "isActive">): boolean =>
  lacksCertificate({ leaveStatus, fileCount }) && isActive;
