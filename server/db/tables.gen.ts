// Generated from the migrated database by scripts/generate-tables.ts.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** Written as JSON text, read as the value. */
type JsonColumn = ColumnType<unknown, string | undefined, string>;

interface Accounts {
  tenantId: string;
  id: string;
  employeeId: number;
  email: string;
  passwordHash: string | null;
  passkeyHandle: string | null;
  invitedAt: string | null;
  invitationExpiresAt: string | null;
  invitationWithdrawnAt: string | null;
  confirmationAskedAt: string | null;
  confirmationAsks: Generated<number>;
  remindedAt: string | null;
  factorRemindedAt: string | null;
  lastSignedInAt: string | null;
  createdAt: Generated<string>;
}

interface ApiEventHeads {
  tenantId: string;
  lastNumber: Generated<number>;
}

interface ApiEvents {
  tenantId: string;
  id: Generated<number>;
  type: string;
  subjectKind: "person" | "department" | "position";
  subjectId: number;
  linkKind: "department" | "position" | "leave_request" | null;
  linkId: number | null;
  fields: string[];
  at: string;
  planId: number | null;
  number: number | null;
}

interface ApiKeySecrets {
  tenantId: string;
  hash: string;
  keyId: number;
  hint: string;
  createdAt: Generated<string>;
  endsAt: string | null;
}

interface ApiKeys {
  tenantId: string;
  id: Generated<number>;
  name: string;
  scopes: string[];
  addresses: Generated<string[]>;
  createdById: number;
  createdAt: Generated<string>;
  revokedAt: string | null;
  lastUsedAt: string | null;
  lastUsedAddress: Generated<string>;
}

interface AuditSeals {
  tenantId: string;
  day: string;
  eventCount: number;
  seal: string;
  sealedAt: Generated<string>;
}

interface AuthenticatorApps {
  tenantId: string;
  id: string;
  accountId: string;
  seedSealed: string;
  createdAt: Generated<string>;
  confirmedAt: string | null;
  lastStep: Generated<number>;
}

interface CalendarEvents {
  tenantId: string;
  id: Generated<number>;
  eventType: Generated<number>;
  eventName: string;
  eventDescription: Generated<string>;
  eventDate: string;
  eventTime: string;
  createdById: number;
  version: Generated<number>;
  updatedAt: Generated<string>;
  removedAt: string | null;
}

interface CalendarFeeds {
  tenantId: string;
  employeeId: number;
  tokenHash: string;
  createdAt: string;
}

interface CompanyDomains {
  tenantId: string;
  id: Generated<number>;
  domain: string;
  token: string;
  addedAt: Generated<string>;
  verifiedAt: string | null;
  lastSeenAt: string | null;
  checkedAt: string | null;
  finding: "seen" | "held" | "wildcard" | "other_text" | "no_record" | "refused" | "no_answer" | null;
}

interface CompanyRecipients {
  tenantId: string;
  matter: "leaveRequested" | "leaveWithoutManager" | "documentExpires";
  employeeIds: number[];
}

interface DepartmentHeadships {
  tenantId: string;
  id: Generated<number>;
  departmentId: number;
  employeeId: number;
  dateFrom: string;
  dateTo: string | null;
  knownFrom: Generated<string>;
  knownUntil: Generated<string>;
  planId: number | null;
  reason: string | null;
  recordedAt: string;
  recordedById: number | null;
  retractedAt: string | null;
}

interface Departments {
  tenantId: string;
  id: Generated<number>;
  departmentName: string;
  sortName: GeneratedAlways<string>;
  description: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
}

interface DocumentReads {
  tenantId: string;
  documentId: number;
  day: string;
  readerId: number;
}

interface DocumentVersions {
  tenantId: string;
  documentId: number;
  version: number;
  storageKey: string;
  sha256: string;
  fileName: string;
  fileSizeBytes: number;
  contentType: string;
  addedAt: string;
  addedById: number;
}

interface Documents {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  leaveRequestId: number | null;
  documentName: string;
  documentCategory: string;
  uploadedById: number;
  version: Generated<number>;
  storageKey: string | null;
  sha256: Generated<string>;
  fileName: Generated<string>;
  fileSizeBytes: Generated<number>;
  contentType: Generated<string>;
  addedAt: string | null;
  fileById: number | null;
  expiresOn: string | null;
  retainedUntil: string | null;
  createdAt: Generated<string>;
  removedAt: string | null;
}

interface Due {
  tenantId: string;
  kind: string;
  about: number;
  onDay: string;
  dueAt: string;
  reached: Generated<number>;
  doneAt: string | null;
}

interface EmployeeLineChanges {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  leads: "manager" | "nobody" | "head";
  managerId: number | null;
  dateFrom: string;
  dateTo: string | null;
  planId: number | null;
  reason: JsonColumn;
  recordedAt: string;
  recordedById: number;
  withdrawnAt: string | null;
  withdrawnById: number | null;
}

interface EmployeeLines {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  managerId: number | null;
  dateFrom: string;
  dateTo: string | null;
  knownFrom: Generated<string>;
  knownUntil: Generated<string>;
  changeId: number;
  recordedAt: string;
  retractedAt: string | null;
}

interface EmployeePatterns {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  patternId: number | null;
  dateFrom: string;
  dateTo: string | null;
  anchor: string;
  recordedAt: string;
  recordedById: number;
  withdrawnAt: string | null;
  withdrawnById: number | null;
}

interface Employees {
  tenantId: string;
  id: Generated<number>;
  name: Generated<string>;
  surname: Generated<string>;
  sortName: GeneratedAlways<string>;
  email: string;
  phone: Generated<string>;
  homeAddress: Generated<string>;
  idNumber: Generated<string>;
  taxNumber: Generated<string>;
  gender: number | null;
  dateOfBirth: string | null;
  birthDay: GeneratedAlways<string | null>;
  employeeNumber: Generated<string>;
  employeeRole: "Executive" | "HR" | "Administrator" | "Manager" | "Employee";
  employeeStatus: Generated<"pending" | "approved" | "rejected">;
  rejectionReason: string | null;
  employmentStatus: Generated<"FullTime" | "PartTime" | "Contract" | "Temporary" | "Intern" | "Terminated" | "Probation">;
  isActive: boolean;
  startDate: string | null;
  anniversaryDay: GeneratedAlways<string | null>;
  serviceFrom: string | null;
  terminationDate: string | null;
  noticeGivenOn: string | null;
  theme: "light" | "dark" | "system" | null;
  color: "blue" | "green" | "black" | "red" | null;
  rowsPerPage: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
}

interface Feedback {
  tenantId: string;
  id: Generated<number>;
  senderId: number;
  receiverId: number;
  title: string;
  message: string;
  searchText: GeneratedAlways<string>;
  createdAt: Generated<string>;
  readAt: string | null;
}

interface FeedbackReportReads {
  tenantId: string;
  feedbackId: number;
  day: string;
  readerId: number;
}

interface FeedbackReports {
  tenantId: string;
  feedbackId: number;
  reason: string;
  reportedAt: string;
  resolvedAt: string | null;
  resolvedById: number | null;
}

interface FirstDays {
  tenantId: string;
  managerId: number;
  employeeId: number;
  talkOn: string | null;
  finishedOn: string | null;
}

interface FirstDaysReads {
  tenantId: string;
  managerId: number;
  employeeId: number;
  kind: "note" | "handover";
  itemId: number;
  readOn: string;
}

interface GapsSetAside {
  tenantId: string;
  id: Generated<number>;
  kind: "nobodyLeads" | "managerDeactivated" | "managerEnds" | "noHead" | "handoverOverdue" | "promiseOverdue" | "promiseUndated" | "quiet" | "threeManagers";
  subjectId: number;
  parts: string[];
  reason: string;
  setAsideAt: string;
  setAsideOn: string;
  setAsideById: number;
  lastDay: string | null;
  broughtBackAt: string | null;
  broughtBackById: number | null;
}

interface HandoverPromises {
  tenantId: string;
  handoverId: number;
  promiseId: number;
  isAccepted: boolean;
  reason: Generated<string>;
  byId: number;
  answeredOn: string;
}

interface HandoverSteps {
  tenantId: string;
  handoverId: number;
  step: number;
  dueOn: string;
  doneOn: string | null;
  doneById: number | null;
  releasedBecause: Generated<string>;
}

interface HandoverTexts {
  tenantId: string;
  handoverId: number;
  part: "matters" | "agreed" | "works_best" | "next" | "on_matters" | "on_agreed" | "on_works_best" | "on_next" | "from_person" | "question_to_outgoing" | "question_to_person" | "answer";
  body: string;
  byId: number;
  writtenAt: string;
}

interface Handovers {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  outgoingId: number;
  takesOverOn: string;
  returnsOn: string | null;
  openedOn: string;
  openedById: number | null;
  finishedOn: string | null;
  confirmedById: number | null;
  closedOn: string | null;
}

interface HookDeliveries {
  tenantId: string;
  id: Generated<number>;
  hookId: number;
  eventId: number | null;
  isAgain: Generated<boolean>;
  state: Generated<"waiting" | "delivered" | "failed">;
  status: number | null;
  ms: number | null;
  failure: string | null;
  answer: Generated<string>;
  attempts: Generated<number>;
  createdAt: Generated<string>;
  sentAt: string | null;
}

interface Hooks {
  tenantId: string;
  id: Generated<number>;
  name: string;
  address: string;
  types: string[];
  secretSealed: string;
  secretBeforeSealed: string | null;
  secretBeforeUntil: string | null;
  isStopped: Generated<boolean>;
  failingSince: string | null;
  failures: Generated<number>;
  isFailureTold: Generated<boolean>;
  lastDeliveredAt: string | null;
  createdById: number;
  createdAt: Generated<string>;
}

interface IdempotencyKeys {
  tenantId: string;
  employeeId: number;
  key: string;
  operation: string;
  requestHash: string;
  response: string | null;
  createdAt: Generated<string>;
}

interface Identities {
  tenantId: string;
  providerId: string;
  subject: string;
  accountId: string;
  linkedAt: Generated<string>;
  lastUsedAt: Generated<string>;
}

interface IdentityProviders {
  tenantId: string;
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecretSealed: string;
  isOn: boolean;
  trustsUnmarkedEmails: boolean;
  createdAt: Generated<string>;
  testedAt: string | null;
}

interface ImportCells {
  tenantId: string;
  importId: number;
  row: number;
  cells: JsonColumn;
  createdAt: string;
}

interface ImportRows {
  tenantId: string;
  importId: number;
  row: number;
  faults: JsonColumn;
  warnings: JsonColumn;
  effect: Generated<"add" | "change" | "same">;
  changedFields: JsonColumn;
  createsDepartment: Generated<boolean>;
  createsPosition: Generated<boolean>;
  employeeId: number | null;
  ledBy: string | null;
  lastDay: string | null;
  lineBasis: string | null;
}

interface Imports {
  tenantId: string;
  id: Generated<number>;
  state: Generated<"draft" | "running" | "finished" | "refused" | "stopped">;
  fileName: string;
  encoding: "UTF-8" | "UTF-16" | "Windows-1252" | "Mac Roman";
  separator: string;
  columns: JsonColumn;
  createsMissing: Generated<boolean>;
  changesExisting: Generated<boolean>;
  rowCount: number;
  badCount: Generated<number>;
  warnedCount: Generated<number>;
  changeCount: Generated<number>;
  sameCount: Generated<number>;
  unaskedCount: Generated<number>;
  newDepartments: Generated<number>;
  newPositions: Generated<number>;
  mode: "good" | "all" | null;
  sendsInvitations: Generated<boolean>;
  addedCount: Generated<number>;
  changedCount: Generated<number>;
  stopReason: string | null;
  createdById: number;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

interface LeaveBalances {
  tenantId: string;
  employeeId: number;
  balance: "annual" | "sick" | "familyResponsibility" | "maternityPaternity" | "study" | "timeInLieu" | "unpaid";
  used: number;
}

interface LeaveCuts {
  tenantId: string;
  leaveId: number;
  version: number;
  leaveBefore: JsonColumn;
  cutAt: string;
}

interface LeaveDayRules {
  tenantId: string;
  id: Generated<number>;
  kind: "blocked" | "staffing";
  departmentId: number | null;
  dateFrom: string;
  dateTo: string | null;
  minimum: number | null;
  reason: string;
  recordedAt: string;
  recordedById: number;
  revokedAt: string | null;
  revokedById: number | null;
}

interface LeaveDayVersions {
  tenantId: string;
  id: Generated<number>;
  leaveId: number;
  day: string;
  cost: number;
  reason: string;
  holiday: string | null;
  knownFrom: string | null;
  knownUntil: string;
}

interface LeaveDays {
  tenantId: string;
  leaveId: number;
  day: string;
  cost: number;
  reason: "worked" | "not-worked" | "holiday" | "within-months" | "counted-before";
  holiday: string | null;
  knownFrom: string | null;
}

interface LeaveDecisions {
  tenantId: string;
  id: Generated<number>;
  leaveId: number;
  statusBefore: "pending" | "approved" | "rejected" | "withdrawn" | "cancellation_asked" | "cancelled";
  statusAfter: "pending" | "approved" | "rejected" | "withdrawn" | "cancellation_asked" | "cancelled";
  reason: Generated<string>;
  decidedById: number | null;
  reviewersId: JsonColumn;
  decidedAt: string;
  undoUntil: string | null;
}

interface LeaveGrants {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  balance: "annual" | "sick" | "familyResponsibility" | "maternityPaternity" | "study" | "timeInLieu" | null;
  ownTypeId: number | null;
  days: number;
  effectiveFrom: string;
  usableUntil: string | null;
  cause: "default" | "corrected" | "opening" | "paid-out" | "worked";
  reason: string | null;
  recordedAt: string;
  recordedById: number | null;
}

interface LeaveOwnGrants {
  tenantId: string;
  id: Generated<number>;
  ownTypeId: number;
  terms: JsonColumn;
  recordedAt: string;
  recordedById: number;
  lastDay: string | null;
  endedAt: string | null;
  endedById: number | null;
}

interface LeaveOwnTypes {
  tenantId: string;
  id: Generated<number>;
  typeName: string;
  color: "blue" | "teal" | "green" | "yellow" | "orange" | "red" | "pink" | "purple";
  isPaid: boolean;
  needsBalance: boolean;
  hasHalfDays: boolean;
  askers: "everyone" | "departments" | "nobody";
  departmentIds: number[];
  certificateAfterDays: number | null;
  isClosed: Generated<boolean>;
  recordedAt: string;
  recordedById: number;
}

interface LeavePolicies {
  tenantId: string;
  id: Generated<number>;
  policyName: string;
  recordedAt: string;
  recordedById: number;
}

interface LeavePolicyAssignments {
  tenantId: string;
  id: Generated<number>;
  ready: "standard" | "act" | null;
  policyId: number | null;
  employeeId: number | null;
  departmentId: number | null;
  dateFrom: string;
  dateTo: string | null;
  recordedAt: string;
  recordedById: number;
  withdrawnAt: string | null;
  withdrawnById: number | null;
}

interface LeavePolicyVersions {
  tenantId: string;
  policyId: number;
  validFrom: string;
  terms: JsonColumn;
  recordedAt: string;
  recordedById: number;
}

interface LeaveRequests {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  leaveType: "AnnualLeave" | "SickLeave" | "FamilyResponsibilityLeave" | "MaternityLeave" | "UnpaidLeave" | "StudyLeave" | "TimeInLieu" | "OwnLeave";
  ownTypeId: number | null;
  startDate: string;
  endDate: string;
  startHalf: Generated<"morning" | "afternoon">;
  endHalf: Generated<"morning" | "afternoon">;
  duration: number;
  reason: string;
  familyRelation: "child" | "partner" | "parent" | "grandparent" | "grandchild" | "sibling" | null;
  contactNumber: Generated<string>;
  leaveStatus: Generated<"pending" | "approved" | "rejected" | "withdrawn" | "cancelled">;
  cancellationAskedAt: string | null;
  version: Generated<number>;
  requestedAt: Generated<string>;
  bookedById: number | null;
  decidedAt: string | null;
  decidedById: number | null;
  replacesId: number | null;
  decisionReason: Generated<string>;
  certificateDue: string | null;
}

interface LeaveShutdownPeople {
  tenantId: string;
  shutdownId: number;
  employeeId: number;
  annualDays: number;
  unpaidDays: number;
  lackingDays: number;
  isDone: Generated<boolean>;
  leaveIds: Generated<number[]>;
}

interface LeaveShutdowns {
  tenantId: string;
  id: Generated<number>;
  shutdownName: string;
  departmentId: number | null;
  dateFrom: string;
  dateTo: string;
  ifLacking: "unpaid" | "skip";
  state: "counting" | "ready" | "booking" | "booked" | "undoing" | "undone" | "discarded";
  recordedAt: string;
  recordedById: number;
  bookedById: number | null;
  endedAt: string | null;
  endedById: number | null;
}

interface LeaveTotals {
  tenantId: string;
  year: number;
  leaveType: "AnnualLeave" | "SickLeave" | "FamilyResponsibilityLeave" | "MaternityLeave" | "UnpaidLeave" | "StudyLeave" | "TimeInLieu" | "OwnLeave";
  part: number;
  days: number;
  requests: number;
}

interface LeaveUsers {
  tenantId: string;
  taken: "annual" | "sick" | "other";
  part: number;
  employees: number;
}

interface LinePlans {
  tenantId: string;
  id: Generated<number>;
  employeeId: number | null;
  departmentId: number | null;
  positionId: number | null;
  takesEffectOn: string;
  announcedOn: string;
  recordedAt: string;
  recordedById: number;
  calledOffAt: string | null;
}

interface ManagerStandIns {
  tenantId: string;
  id: Generated<number>;
  managerId: number;
  standInId: number;
  dateFrom: string;
  dateTo: string;
  reason: Generated<string>;
  recordedAt: string;
  recordedById: number;
  retractedAt: string | null;
}

interface NewsletterDecisions {
  tenantId: string;
  id: Generated<number>;
  accountId: string;
  optIn: boolean;
  source: "sign-up" | "settings";
  decidedAt: string;
}

interface NextOfKin {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  firstNames: string;
  lastName: string;
  phoneNumber: string;
  relationship: string;
  updatedAt: Generated<string>;
}

interface NoteReads {
  tenantId: string;
  employeeId: number;
  day: string;
  readerId: number;
  noteIds: number[];
}

interface NoteReplies {
  tenantId: string;
  noteId: number;
  byId: number;
  reply: string;
  version: Generated<number>;
  repliedAt: string;
  updatedAt: string;
}

interface NoteReplyVersions {
  tenantId: string;
  noteId: number;
  version: number;
  reply: string;
  writtenAt: string;
}

interface NoteVersions {
  tenantId: string;
  noteId: number;
  version: number;
  noteDescription: string;
  writtenAt: string;
  writtenById: number;
}

interface Notes {
  tenantId: string;
  id: Generated<number>;
  aboutEmployeeId: number;
  authorId: number;
  audience: Generated<"line" | "hr" | "shared" | "draft">;
  noteDescription: string;
  version: Generated<number>;
  writtenById: number | null;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
  deletedAt: string | null;
}

interface NotificationPreferences {
  tenantId: string;
  employeeId: number;
  kind: string;
  inApp: boolean | null;
  byMail: boolean | null;
}

interface Notifications {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  kind: string;
  byId: number | null;
  aboutId: number | null;
  details: JsonColumn;
  createdAt: Generated<string>;
  readAt: string | null;
}

interface OneTimeTokens {
  tenantId: string;
  tokenHash: string;
  accountId: string;
  purpose: "reset" | "invitation" | "confirmation";
  createdAt: Generated<string>;
  expiresAt: string;
  usedAt: string | null;
}

interface ParentalEvents {
  tenantId: string;
  id: Generated<number>;
  leaveId: number;
  eventKind: "birth" | "adoption" | "surrogacy" | "loss";
  eventDate: string;
  parentRole: "first" | "other";
  hasEmployedPartner: boolean | null;
  agreedMonths: number | null;
  agreedDays: number | null;
  isChildUnderTwo: boolean | null;
  recordedAt: string;
  recordedById: number;
}

interface Passkeys {
  tenantId: string;
  id: string;
  accountId: string;
  credentialId: string;
  publicKey: string;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  createdAt: Generated<string>;
  lastUsedAt: string | null;
}

interface PastEmployments {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  dateFrom: string | null;
  dateTo: string;
  serviceFrom: string | null;
  recordedAt: string;
  recordedById: number;
}

interface PayrollDays {
  tenantId: string;
  periodId: number;
  employeeId: number;
  leaveType: string;
  ownTypeId: number;
  day: string;
  days: number;
  hours: number;
}

interface PayrollPeriods {
  tenantId: string;
  id: Generated<number>;
  dateFrom: string;
  dateTo: string;
  lockedById: number;
  lockedAt: string;
  unlockedById: number | null;
  unlockedAt: string | null;
  unlockReason: Generated<string>;
}

interface PayrollProfiles {
  tenantId: string;
  id: Generated<number>;
  name: string;
  columns: JsonColumn;
  typeCodes: JsonColumn;
  separator: "comma" | "semicolon" | "tab";
  decimal: "point" | "comma";
  dayStyle: "YYYY-MM-DD" | "YYYY/MM/DD" | "YYYYMMDD" | "DD/MM/YYYY" | "DD-MM-YYYY" | "MM/DD/YYYY";
  lastUsedAt: string | null;
}

interface PositionAssignments {
  tenantId: string;
  id: Generated<number>;
  positionId: number;
  employeeId: number;
  departmentId: number;
  dateJoined: string;
  dateFrom: string;
  dateTo: string | null;
  announcedOn: Generated<string>;
  knownTo: string | null;
  planId: number | null;
  recordedAt: string;
  recordedById: number | null;
  retractedAt: string | null;
}

interface Positions {
  tenantId: string;
  id: Generated<number>;
  departmentId: number;
  positionTitle: string;
  sortTitle: GeneratedAlways<string>;
  jobDescription: Generated<string>;
  jobLevel: Generated<"Entry" | "Junior" | "MidLevel" | "Senior" | "Lead" | "Manager" | "Director" | "Executive">;
  heldUntil: Generated<string>;
  endingUntil: Generated<string>;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
}

interface PromiseChanges {
  tenantId: string;
  promiseId: number;
  number: number;
  kind: "made" | "proposed" | "agreed" | "declined" | "renegotiated" | "kept" | "broken" | "taken_back";
  byId: number;
  at: string;
  day: string;
  reason: Generated<string>;
}

interface PromiseVersions {
  tenantId: string;
  promiseId: number;
  version: number;
  promiseText: string;
  dueOn: string | null;
}

interface Promises {
  tenantId: string;
  id: Generated<number>;
  employeeId: number;
  madeById: number;
  madeAt: string;
  madeOn: string;
  isIntent: Generated<boolean>;
  promiseText: string;
  dueOn: string | null;
  state: "proposed" | "open" | "kept" | "broken" | "declined" | "taken_back";
  version: Generated<number>;
  changes: Generated<number>;
  changedOn: string;
}

interface Queue {
  tenantId: string;
  id: Generated<number>;
  kind: "job" | "mail" | "hook";
  urgency: number;
  content: JsonColumn;
  wantedAt: Generated<string>;
  readyAt: string | null;
  dueAt: string | null;
  attempts: Generated<number>;
  failure: string | null;
}

interface RecordReads {
  tenantId: string;
  employeeId: number;
  day: string;
  readerId: number;
  part: "documents" | "export" | "feedback" | "history" | "leave" | "leaveExport" | "notes" | "promises" | "record";
}

interface RecoveryCodes {
  tenantId: string;
  accountId: string;
  codeHash: string;
  usedAt: string | null;
}

interface SearchWords {
  tenantId: string;
  kind: "person" | "position" | "department" | "note" | "document";
  word: string;
  recordId: number;
  part: "name" | "email" | "employee_number" | "text";
  label: string;
}

interface SecurityEvents {
  tenantId: string;
  id: Generated<number>;
  kind: string;
  at: Generated<string>;
  byId: number | null;
  byOperator: Generated<boolean>;
  subjectId: number | null;
  address: Generated<string>;
  device: Generated<string>;
  details: JsonColumn;
}

interface Sessions {
  tenantId: string;
  id: string;
  accountId: string;
  employeeId: number;
  device: Generated<string>;
  address: Generated<string>;
  createdAt: Generated<string>;
  lastUsedAt: Generated<string>;
  expiresAt: string;
  endedAt: string | null;
  confirmedAt: string | null;
  factor: Generated<"password" | "password_code" | "passkey" | "recovery" | "sso">;
  hasFactor: Generated<boolean>;
}

interface StoredFiles {
  tenantId: string;
  key: string;
  sizeBytes: number;
  storedAt: Generated<string>;
}

interface Story {
  tenantId: string;
  id: Generated<number>;
  subjectKind: "employee" | "department" | "position" | "tenant";
  subjectId: number | null;
  kind: string;
  visibility: "shared" | "personal" | "management" | "private" | "administration";
  day: string;
  happenedAt: string | null;
  recordedAt: string;
  byId: number | null;
  managerThenId: number | null;
  planId: number | null;
  linkKind: string | null;
  linkId: number | null;
}

interface StoryValues {
  tenantId: string;
  id: number;
  changes: JsonColumn;
  reason: JsonColumn;
  blankedAt: string | null;
  blankedBecause: string | null;
}

interface TenantHolidays {
  tenantId: string;
  id: Generated<number>;
  holidayDate: string;
  name: string;
  isWorkingDay: boolean;
  reason: Generated<string>;
  recordedAt: Generated<string>;
  recordedById: number | null;
  revokedAt: string | null;
  revokedById: number | null;
  revokeReason: Generated<string>;
}

interface Tenants {
  id: string;
  tenantName: Generated<string>;
  domainName: string;
  companyEmail: Generated<string>;
  companyPhone: Generated<string>;
  officeAddress: Generated<string>;
  country: Generated<"US" | "GB" | "CA" | "AU" | "ZA">;
  timeZone: Generated<string>;
  tenantRegistrationType: "PrivateCompany" | "PublicCompany" | "SoleProprietor" | "CloseCorporation" | "NonProfitOrganisation" | "Individual" | null;
  registrationDate: string | null;
  taxNumber: Generated<string>;
  industry: Generated<string>;
  teamSize: Generated<"" | "1-14" | "15-49" | "50+">;
  accentColor: string | null;
  logo: string | null;
  mailSenderName: Generated<string>;
  replyToEmail: Generated<string>;
  yearStart: Generated<string>;
  holidayRegion: "US" | "GB" | "CA" | "AU" | "ZA" | "PK" | "none" | null;
  workMinutes: Generated<number[]>;
  offersStudyLeave: Generated<boolean>;
  offersTimeInLieu: Generated<boolean>;
  inLieuMonths: number | null;
  probationMonths: Generated<number>;
  handoverWrittenDays: Generated<number>;
  handoverCommentedDays: Generated<number>;
  handoverConfirmedDays: Generated<number>;
  secondFactor: Generated<"off" | "superadmins" | "everyone">;
  secondFactorFrom: string | null;
  ssoRequiredFrom: string | null;
  emergencyEmployeeIds: Generated<number[]>;
  ownerEmployeeId: number | null;
  isActive: Generated<boolean>;
  confirmedAt: Generated<string | null>;
  openedFrom: string | null;
  registeredAt: string | null;
  suspendedAt: string | null;
  createdAt: Generated<string>;
  updatedAt: Generated<string>;
}

interface WorkPatternWeeks {
  tenantId: string;
  patternId: number;
  week: number;
  minutes: number[];
}

interface WorkPatterns {
  tenantId: string;
  id: Generated<number>;
  patternName: string;
  recordedAt: string;
  recordedById: number;
}

export interface Tables {
  accounts: Accounts;
  apiEventHeads: ApiEventHeads;
  apiEvents: ApiEvents;
  apiKeySecrets: ApiKeySecrets;
  apiKeys: ApiKeys;
  auditSeals: AuditSeals;
  authenticatorApps: AuthenticatorApps;
  calendarEvents: CalendarEvents;
  calendarFeeds: CalendarFeeds;
  companyDomains: CompanyDomains;
  companyRecipients: CompanyRecipients;
  departmentHeadships: DepartmentHeadships;
  departments: Departments;
  documentReads: DocumentReads;
  documentVersions: DocumentVersions;
  documents: Documents;
  due: Due;
  employeeLineChanges: EmployeeLineChanges;
  employeeLines: EmployeeLines;
  employeePatterns: EmployeePatterns;
  employees: Employees;
  feedback: Feedback;
  feedbackReportReads: FeedbackReportReads;
  feedbackReports: FeedbackReports;
  firstDays: FirstDays;
  firstDaysReads: FirstDaysReads;
  gapsSetAside: GapsSetAside;
  handoverPromises: HandoverPromises;
  handoverSteps: HandoverSteps;
  handoverTexts: HandoverTexts;
  handovers: Handovers;
  hookDeliveries: HookDeliveries;
  hooks: Hooks;
  idempotencyKeys: IdempotencyKeys;
  identities: Identities;
  identityProviders: IdentityProviders;
  importCells: ImportCells;
  importRows: ImportRows;
  imports: Imports;
  leaveBalances: LeaveBalances;
  leaveCuts: LeaveCuts;
  leaveDayRules: LeaveDayRules;
  leaveDayVersions: LeaveDayVersions;
  leaveDays: LeaveDays;
  leaveDecisions: LeaveDecisions;
  leaveGrants: LeaveGrants;
  leaveOwnGrants: LeaveOwnGrants;
  leaveOwnTypes: LeaveOwnTypes;
  leavePolicies: LeavePolicies;
  leavePolicyAssignments: LeavePolicyAssignments;
  leavePolicyVersions: LeavePolicyVersions;
  leaveRequests: LeaveRequests;
  leaveShutdownPeople: LeaveShutdownPeople;
  leaveShutdowns: LeaveShutdowns;
  leaveTotals: LeaveTotals;
  leaveUsers: LeaveUsers;
  linePlans: LinePlans;
  managerStandIns: ManagerStandIns;
  newsletterDecisions: NewsletterDecisions;
  nextOfKin: NextOfKin;
  noteReads: NoteReads;
  noteReplies: NoteReplies;
  noteReplyVersions: NoteReplyVersions;
  noteVersions: NoteVersions;
  notes: Notes;
  notificationPreferences: NotificationPreferences;
  notifications: Notifications;
  oneTimeTokens: OneTimeTokens;
  parentalEvents: ParentalEvents;
  passkeys: Passkeys;
  pastEmployments: PastEmployments;
  payrollDays: PayrollDays;
  payrollPeriods: PayrollPeriods;
  payrollProfiles: PayrollProfiles;
  positionAssignments: PositionAssignments;
  positions: Positions;
  promiseChanges: PromiseChanges;
  promiseVersions: PromiseVersions;
  promises: Promises;
  queue: Queue;
  recordReads: RecordReads;
  recoveryCodes: RecoveryCodes;
  searchWords: SearchWords;
  securityEvents: SecurityEvents;
  sessions: Sessions;
  storedFiles: StoredFiles;
  story: Story;
  storyValues: StoryValues;
  tenantHolidays: TenantHolidays;
  tenants: Tenants;
  workPatternWeeks: WorkPatternWeeks;
  workPatterns: WorkPatterns;
}
