/** Each with its HTTP status and default message. */
export const errors = {
  invalid_request: [400, "Some fields need another look."],
  invalid_reset_token: [400, "Invalid or expired reset token"],
  invalid_confirmation_link: [400, "This link is not valid, or no longer."],
  wrong_current_password: [400, "The current password is not right."],
  unauthenticated: [401, "Please sign in."],
  invalid_credentials: [401, "Invalid credentials"],
  key_required: [401, "This call needs an API key. A person's sign-in does not work here."],
  key_unknown: [401, "This API key is not known."],
  key_expired: [401, "This API key has expired."],
  key_revoked: [401, "This API key has been revoked."],
  key_elsewhere: [401, "API keys work below /prod/v1 only."],
  code_required: [401, "Please enter the code from your authenticator app."],
  sso_ended: [401, "This sign-in has expired or was used already. Please begin again."],
  sso_cancelled: [401, "The sign-in was cancelled at your company's sign-in provider."],
  sso_answer_invalid: [
    401,
    "The answer of your company's sign-in provider could not be verified. Please tell your administrator.",
  ],
  session_ended: [401, "Your session has ended. Please sign in again."],
  forbidden: [403, "You may not do this."],
  address_refused: [403, "This API key may not be used from this address."],
  scope_missing: [403, "This API key lacks the scope for this call."],
  confirmation_needed: [403, "Please confirm that it is you."],
  wrong_code: [403, "This code is not right, or was used before."],
  factor_needed: [
    403,
    "Your company requires a second step of sign-in. Please add one to continue.",
  ],
  sso_email_missing: [
    403,
    "Your company's sign-in provider did not tell us your email address. Please tell your administrator.",
  ],
  sso_email_unverified: [
    403,
    "Your company's sign-in provider has not verified your email address. Please tell your administrator.",
  ],
  sso_email_not_ours: [
    403,
    "Your email address is not at a domain that your company has proven to be its own. Please tell your administrator.",
  ],
  sso_unknown_person: [403, "You are not in Baton HR yet. Please ask your company."],
  sso_linked_elsewhere: [
    403,
    "Your account belongs to another person at your company's sign-in provider. Please tell your administrator.",
  ],
  sso_required: [
    403,
    "Your company requires single sign-on. Please use the button of your company's sign-in provider below your email address, or ask your administrator.",
  ],
  passkey_refused: [
    403,
    "This passkey could not be used. Please try again, or use another way to sign in.",
  ],
  account_deactivated: [403, "Your account has been deactivated."],
  onboarding_incomplete: [403, "Please finish setting up your account first."],
  company_suspended: [
    403,
    "Your company's access to Baton HR has been suspended. Nothing is lost. Please contact support.",
  ],
  not_found: [404, "There is nothing here."],
  email_not_found: [404, "Email not found"],
  domain_free: [404, "No company has registered this domain."],
  passkey_limit: [409, "You have ten passkeys. Please remove one before you add another."],
  email_taken: [409, "Email already exists"],
  domain_taken: [409, "This company is already registered. Please contact your administrator."],
  already_registered: [409, "This company has already been registered."],
  email_not_confirmed: [
    409,
    "Please confirm your email address first, with the link that was mailed to you. After that you can invite people.",
  ],
  invitation_accepted: [409, "This person has already accepted the invitation."],
  invitation_recent: [
    429,
    "An invitation was sent to this person a moment ago. Please wait before you send another.",
  ],
  employee_deactivated: [409, "This person is deactivated. Please activate them first."],
  position_taken: [409, "This position is already filled."],
  department_taken: [409, "A department of this name already exists."],
  leads_people: [
    409,
    "They lead people. Please choose their next manager, or that there is none yet.",
  ],
  line_changed: [409, "Another change was recorded meanwhile."],
  line_overlaps: [409, "Another change is recorded for these days."],
  circle_of_managers: [409, "They would lead each other."],
  stand_in_overlaps: [409, "Someone stands in on these days already."],
  circle_of_stand_ins: [409, "They would stand in for each other."],
  department_in_use: [
    409,
    "This department has positions, or has had people or a head. It stays, as their history refers to it.",
  ],
  position_in_use: [
    409,
    "Someone is or was in this position. It stays, as their history refers to it.",
  ],
  too_many_selected: [
    409,
    "At most 2,000 people can be selected at once. Please narrow the search or the filters.",
  ],
  handover_unanswered: [409, "Please answer each promise before you confirm."],
  more_readers: [
    409,
    "A note cannot get more readers afterwards. Please write it again for those who are to read it.",
  ],
  people_moving: [
    409,
    "Many people of your company are being added or moved at this moment, so nothing was changed. Please try again in a minute.",
  ],
  import_running: [409, "Another import is running. Please start yours once it has finished."],
  import_started: [409, "This import has been started and cannot be changed any more."],
  import_rows_bad: [
    409,
    "Some rows have errors. Please correct them, or import only the rows without errors.",
  ],
  next_of_kin_exists: [409, "A next of kin already exists. Please change that one."],
  recipient_deactivated: [
    409,
    "This person is deactivated and cannot receive feedback at the moment.",
  ],
  feedback_limit: [
    429,
    "You have sent as many messages as you can within 24 hours. Please continue tomorrow.",
  ],
  event_read_only: [409, "Only work events can be changed."],
  document_complete: [409, "This document already has its file."],
  too_many_domains: [409, "A company has at most 20 domains. Please remove one first."],
  too_many_keys: [409, "A company has at most 25 API keys. Please revoke one first."],
  too_many_hooks: [409, "A company has at most 10 webhooks. Please remove one first."],
  too_many_deliveries: [
    409,
    "At most 1,000 events can be sent again at once. Please choose fewer days.",
  ],
  too_many_documents: [409, "No more documents can be stored for this employee."],
  too_many_versions: [409, "No more versions of this document can be stored."],
  document_retained: [409, "This document has to be kept and cannot be removed yet."],
  too_many_leave_files: [409, "A request for leave has at most 5 files."],
  leave_not_eligible: [409, "This leave cannot be booked."],
  leave_over_taken: [409, "More would be taken than granted. Please confirm that this is meant."],
  shutdown_in_other_state: [
    409,
    "This is no longer possible: the shutdown has gone on. Please reload.",
  ],
  payroll_period_followed: [409, "A later period is locked. Please unlock that one first."],
  leave_already_decided: [409, "This leave request has already been decided."],
  too_many_profiles: [409, "A company has at most 20 payroll profiles. Please remove one first."],
  too_many_providers: [409, "A company has at most 5 sign-in providers."],
  sso_not_tried: [
    409,
    "Please sign in with your company's sign-in provider first, and require it within an hour.",
  ],
  provider_required: [
    409,
    "Single sign-on is required and this is its only provider, so it stays as it is. Please stop requiring single sign-on first.",
  ],
  domain_required: [
    409,
    "Single sign-on is required and people have addresses at this domain, so it stays. Please stop requiring single sign-on first.",
  ],
  last_emergency_account: [
    409,
    "Single sign-on is required, so one active emergency account with a passkey or an authenticator app has to stay. Please choose another one first.",
  ],
  sso_not_required: [409, "Single sign-on is not required."],
  no_factor: [409, "Recovery codes need an authenticator app first."],
  last_factor: [
    409,
    "Your company requires a second step of sign-in, so your last one cannot be removed.",
  ],
  no_rule: [409, "Your company requires no second step of sign-in yet."],
  own_factors: [409, "Your own second step of sign-in is changed in your settings."],
  nothing_to_reset: [409, "This person has no second step of sign-in."],
  last_superadmin: [409, "A company needs at least one active super administrator."],
  profile_incomplete: [409, "The profile is not complete yet."],
  idempotency_key_reused: [409, "This idempotency key was used for another request."],
  conflict: [409, "Someone else has changed this in the meantime. Please reload."],
  payload_too_large: [413, "This is too large."],
  unsupported_media_type: [415, "This kind of content is not accepted here."],
  too_many_requests: [429, "Too many attempts. Please wait a moment and try again."],
  invitation_limit: [
    429,
    "A company whose addresses are at a public mail provider can invite 20 people a day. Please continue tomorrow.",
  ],
  file_damaged: [
    500,
    "The stored file has been damaged and is not sent. Please upload it again, or contact support.",
  ],
  internal: [500, "Something went wrong on our side."],
  sso_unavailable: [
    503,
    "Your company's sign-in provider does not answer. Please try again in a moment.",
  ],
  unavailable: [503, "The service is not available right now. Please try again in a moment."],
  company_storage_full: [
    507,
    "Your company has used all of its storage, so this file was not stored.",
  ],
  disk_full: [
    507,
    "The server's disk is full, so nothing was saved. Please try again later, or contact support.",
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errors;

/** `fields` names the faulty inputs. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
}

/** Errors of any operation, beyond its own list. */
export const commonErrors = [
  "invalid_request",
  "payload_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "internal",
  "unavailable",
] as const satisfies readonly ErrorCode[];
