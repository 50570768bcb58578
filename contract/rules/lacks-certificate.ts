import { isOpen, type LeaveStatus } from "../codes/leave-status.ts";

interface Certified {
  leaveStatus: LeaveStatus;
  /** How many files are attached; any of them counts as the certificate. */
  fileCount: number;
}

/** Whether the medical certificate that leave wants is still to be brought. */
export const lacksCertificate = ({ leaveStatus, fileCount }: Certified): boolean =>
  fileCount === 0 && isOpen(leaveStatus);
