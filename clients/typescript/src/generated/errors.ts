// Generated from openapi/ by "make generate". Do not edit.
import { ApiError } from "../errors.ts";

/** The body is not JSON, or the URL or the HTTP message is malformed. */
export class MalformedRequestError extends ApiError<"malformed_request"> {}
/** A parameter or the body does not conform to this document; the sentence names the location and the rule. */
export class ValidationFailedError extends ApiError<"validation_failed"> {}
/** The cursor belongs to other filters or another order, or was altered. */
export class InvalidCursorError extends ApiError<"invalid_cursor"> {}
/** A request with a session cookie came from another site. */
export class CrossSiteRequestError extends ApiError<"cross_site_request"> {}
/** The path does not support the method; `Allow` lists those it does. */
export class MethodNotAllowedError extends ApiError<"method_not_allowed"> {}
/** `Accept` allows none of the media types of the response. */
export class NotAcceptableError extends ApiError<"not_acceptable"> {}
/** The operation does not accept this media type or encoding. */
export class UnsupportedMediaTypeError extends ApiError<"unsupported_media_type"> {}
/** The body is larger than 256 KiB, or a picture than 8 MiB. */
export class ContentTooLargeError extends ApiError<"content_too_large"> {}
/** The URL is too long. */
export class UriTooLongError extends ApiError<"uri_too_long"> {}
/** The headers are larger than 16 KiB. */
export class HeadersTooLargeError extends ApiError<"headers_too_large"> {}
/** The request did not arrive in time. */
export class RequestTimeoutError extends ApiError<"request_timeout"> {}
/** `Expect` is not `100-continue`. */
export class ExpectationFailedError extends ApiError<"expectation_failed"> {}
/** The operation requires a credential. */
export class UnauthorizedError extends ApiError<"unauthorized"> {}
/** The token is unknown, expired or revoked. */
export class InvalidTokenError extends ApiError<"invalid_token"> {}
/** The email address, password, passkey or code is wrong. */
export class InvalidCredentialsError extends ApiError<"invalid_credentials"> {}
/** The token lacks a scope. */
export class InsufficientScopeError extends ApiError<"insufficient_scope"> {}
/** The user's email address is not verified yet. */
export class EmailNotVerifiedError extends ApiError<"email_not_verified"> {}
/** Send the password, or sign in again and repeat the request within five minutes. */
export class ReauthenticationRequiredError extends ApiError<"reauthentication_required"> {}
/** The user lacks a role. */
export class RoleRequiredError extends ApiError<"role_required"> {}
/** The caller may not join the group, RSVP to its events or apply for its jobs. */
export class BannedError extends ApiError<"banned"> {}
/** The invitation to a role was sent to an address other than the account's. */
export class InvitationOfAnotherError extends ApiError<"invitation_of_another"> {}
/** The user's roles are suspended: this service requires a second factor of administrators. */
export class SecondFactorRequiredError extends ApiError<"second_factor_required"> {}
/** The session's user must confirm the second factor first, at `/auth/second-factor`. */
export class StepUpRequiredError extends ApiError<"step_up_required"> {}
/** A token cannot have more scopes than the token that creates it. */
export class ForbiddenError extends ApiError<"forbidden"> {}
/** A rate limit was reached; retry after `Retry-After` seconds. */
export class TooManyRequestsError extends ApiError<"too_many_requests"> {}
/** The link in the email has expired, was already used, or was replaced by a newer one. */
export class LinkExpiredError extends ApiError<"link_expired"> {}
/** The sign-in with a provider or a passkey, or the request of an app, has expired, is complete, or was started in another browser. */
export class SignInExpiredError extends ApiError<"sign_in_expired"> {}
/** An app's request was rejected; `error` in the body gives the reason (RFC 6749 §5.2). */
export class OauthError extends ApiError<"oauth_error"> {}
/** The new password is too common or too easy to guess. */
export class PasswordRefusedError extends ApiError<"password_refused"> {}
/** The resource does not exist, or the caller may not see it. */
export class NotFoundError extends ApiError<"not_found"> {}
/** Another resource has this slug. */
export class SlugTakenError extends ApiError<"slug_taken"> {}
/** The status does not allow this transition. */
export class InvalidTransitionError extends ApiError<"invalid_transition"> {}
/** The new capacity is below the seats taken and held, or below the size of a party on the waitlist. */
export class CapacityTooSmallError extends ApiError<"capacity_too_small"> {}
/** Too few seats are free, and there is no waitlist, or other people are waiting. */
export class EventFullError extends ApiError<"event_full"> {}
/** RSVPs are not open yet; the message names the time. */
export class RsvpNotOpenYetError extends ApiError<"rsvp_not_open_yet"> {}
/** RSVPs are closed; the message names the time. */
export class RsvpClosedError extends ApiError<"rsvp_closed"> {}
/** An administrator has declined the caller's RSVP. */
export class RsvpDeclinedError extends ApiError<"rsvp_declined"> {}
/** An administrator has declined the caller's request to join the group. */
export class JoinDeclinedError extends ApiError<"join_declined"> {}
/** The alliance accepts no requests to start a group. */
export class GroupRequestsClosedError extends ApiError<"group_requests_closed"> {}
/** The caller has a pending request to start a group in the alliance. */
export class GroupRequestPendingError extends ApiError<"group_request_pending"> {}
/** Only attendees can be checked in; the message names the status of the RSVP. */
export class NotAttendingError extends ApiError<"not_attending"> {}
/** The person has a seat already. */
export class AlreadyAttendingError extends ApiError<"already_attending"> {}
/** Only members of the group, and people with an RSVP to one of its events, can be added: invite the person. */
export class NotAMemberError extends ApiError<"not_a_member"> {}
/** Check-in is not open yet; the message names the time. */
export class CheckInNotOpenError extends ApiError<"check_in_not_open"> {}
/** Check-in is closed; the message names the time. */
export class CheckInClosedError extends ApiError<"check_in_closed"> {}
/** No RSVP to this event has the code. */
export class UnknownCheckInCodeError extends ApiError<"unknown_check_in_code"> {}
/** No one would get the message. */
export class NoRecipientsError extends ApiError<"no_recipients"> {}
/** The event has no links to announce. */
export class NoLinksError extends ApiError<"no_links"> {}
/** The event's links were already sent to its attendees. */
export class LinksAlreadyAnnouncedError extends ApiError<"links_already_announced"> {}
/** The event has not taken place yet, or was canceled. */
export class EventNotEndedError extends ApiError<"event_not_ended"> {}
/** The RSVP lacks an answer to a required question. */
export class AnswerRequiredError extends ApiError<"answer_required"> {}
/** An answer refers to an unknown question, repeats a question, or is not one of the options. */
export class InvalidAnswerError extends ApiError<"invalid_answer"> {}
/** The event is a draft or canceled. */
export class EventNotOpenError extends ApiError<"event_not_open"> {}
/** People register for the event at its `registration_url`. */
export class RegistrationElsewhereError extends ApiError<"registration_elsewhere"> {}
/** The event is only announced; it takes no RSVPs. */
export class NoRegistrationError extends ApiError<"no_registration"> {}
/** `registration` cannot change while the event has RSVPs. */
export class EventHasRsvpsError extends ApiError<"event_has_rsvps"> {}
/** The event has ended. */
export class EventEndedError extends ApiError<"event_ended"> {}
/** The group is not active. */
export class GroupInactiveError extends ApiError<"group_inactive"> {}
/** The job is not published, or has expired. */
export class JobNotOpenError extends ApiError<"job_not_open"> {}
/** The caller has already applied for this job. */
export class AlreadyAppliedError extends ApiError<"already_applied"> {}
/** A rejected application cannot be withdrawn. */
export class ApplicationRejectedError extends ApiError<"application_rejected"> {}
/** Only a draft can be deleted; cancel the event instead. */
export class EventNotDraftError extends ApiError<"event_not_draft"> {}
/** A series has at most 200 events. */
export class SeriesFullError extends ApiError<"series_full"> {}
/** The event has 10 door links. */
export class DoorLinkLimitReachedError extends ApiError<"door_link_limit_reached"> {}
/** An item of the agenda would lie outside the event: change the agenda first. */
export class AgendaOutsideEventError extends ApiError<"agenda_outside_event"> {}
/** An import cannot be undone after one of its events was edited. */
export class ImportEditedError extends ApiError<"import_edited"> {}
/** The group has members, events or jobs. */
export class GroupNotEmptyError extends ApiError<"group_not_empty"> {}
/** The user has 50 active tokens. */
export class TokenLimitReachedError extends ApiError<"token_limit_reached"> {}
/** The user's storage quota is used up. */
export class StorageFullError extends ApiError<"storage_full"> {}
/** The user has 20 passkeys. */
export class PasskeyLimitReachedError extends ApiError<"passkey_limit_reached"> {}
/** The passkey is already registered. */
export class PasskeyTakenError extends ApiError<"passkey_taken"> {}
/** The account has no second factor. */
export class SecondFactorMissingError extends ApiError<"second_factor_missing"> {}
/** The alliance has 20 webhooks. */
export class WebhookLimitReachedError extends ApiError<"webhook_limit_reached"> {}
/** The webhook is disabled; enable it first. */
export class WebhookDisabledError extends ApiError<"webhook_disabled"> {}
/** The user has registered 20 apps. */
export class ClientLimitReachedError extends ApiError<"client_limit_reached"> {}
/** The app was registered without a secret. */
export class SecretMissingError extends ApiError<"secret_missing"> {}
/** The account is disabled and cannot get a role. */
export class AccountDisabledError extends ApiError<"account_disabled"> {}
/** The user is banned, so neither the role can be granted nor the RSVP approved; lift the ban first. */
export class UserBannedError extends ApiError<"user_banned"> {}
/** An administrator cannot be removed or banned; revoke the role first. */
export class UserIsAdministratorError extends ApiError<"user_is_administrator"> {}
/** An alliance, a group or all alliances would be left without an administrator. */
export class LastAdministratorError extends ApiError<"last_administrator"> {}
/** Only the operator can revoke the role for all alliances. */
export class GlobalAdministratorError extends ApiError<"global_administrator"> {}
/** The provider is already linked to the account, or its identity to another account. */
export class ProviderTakenError extends ApiError<"provider_taken"> {}
/** The user would be left without a way to sign in. */
export class LastSignInMethodError extends ApiError<"last_sign_in_method"> {}
/** The account already has this email address. */
export class EmailUnchangedError extends ApiError<"email_unchanged"> {}
/** The new email address belongs to, or is reserved for, another account. */
export class EmailTakenError extends ApiError<"email_taken"> {}
/** The account has no password. */
export class PasswordMissingError extends ApiError<"password_missing"> {}
/** The password was changed by another request. */
export class PasswordChangedError extends ApiError<"password_changed"> {}
/** The resource has changed since the tag in `If-Match`. */
export class PreconditionFailedError extends ApiError<"precondition_failed"> {}
/** The `Idempotency-Key` was used with another path or body, or its response has a secret and was not stored. */
export class IdempotencyKeyReusedError extends ApiError<"idempotency_key_reused"> {}
/** Too many requests are in progress; retry after `Retry-After` seconds. */
export class OverloadedError extends ApiError<"overloaded"> {}
/** The database is unreachable, or the service is stopping. */
export class UnavailableError extends ApiError<"unavailable"> {}
/** The request took too long. */
export class TimeoutError extends ApiError<"timeout"> {}
/** The service failed; report the `X-Request-Id`. */
export class InternalError extends ApiError<"internal_error"> {}

/** Error classes by the codes in `X-Error-Code`. */
export const errorClasses = {
  malformed_request: MalformedRequestError,
  validation_failed: ValidationFailedError,
  invalid_cursor: InvalidCursorError,
  cross_site_request: CrossSiteRequestError,
  method_not_allowed: MethodNotAllowedError,
  not_acceptable: NotAcceptableError,
  unsupported_media_type: UnsupportedMediaTypeError,
  content_too_large: ContentTooLargeError,
  uri_too_long: UriTooLongError,
  headers_too_large: HeadersTooLargeError,
  request_timeout: RequestTimeoutError,
  expectation_failed: ExpectationFailedError,
  unauthorized: UnauthorizedError,
  invalid_token: InvalidTokenError,
  invalid_credentials: InvalidCredentialsError,
  insufficient_scope: InsufficientScopeError,
  email_not_verified: EmailNotVerifiedError,
  reauthentication_required: ReauthenticationRequiredError,
  role_required: RoleRequiredError,
  banned: BannedError,
  invitation_of_another: InvitationOfAnotherError,
  second_factor_required: SecondFactorRequiredError,
  step_up_required: StepUpRequiredError,
  forbidden: ForbiddenError,
  too_many_requests: TooManyRequestsError,
  link_expired: LinkExpiredError,
  sign_in_expired: SignInExpiredError,
  oauth_error: OauthError,
  password_refused: PasswordRefusedError,
  not_found: NotFoundError,
  slug_taken: SlugTakenError,
  invalid_transition: InvalidTransitionError,
  capacity_too_small: CapacityTooSmallError,
  event_full: EventFullError,
  rsvp_not_open_yet: RsvpNotOpenYetError,
  rsvp_closed: RsvpClosedError,
  rsvp_declined: RsvpDeclinedError,
  join_declined: JoinDeclinedError,
  group_requests_closed: GroupRequestsClosedError,
  group_request_pending: GroupRequestPendingError,
  not_attending: NotAttendingError,
  already_attending: AlreadyAttendingError,
  not_a_member: NotAMemberError,
  check_in_not_open: CheckInNotOpenError,
  check_in_closed: CheckInClosedError,
  unknown_check_in_code: UnknownCheckInCodeError,
  no_recipients: NoRecipientsError,
  no_links: NoLinksError,
  links_already_announced: LinksAlreadyAnnouncedError,
  event_not_ended: EventNotEndedError,
  answer_required: AnswerRequiredError,
  invalid_answer: InvalidAnswerError,
  event_not_open: EventNotOpenError,
  registration_elsewhere: RegistrationElsewhereError,
  no_registration: NoRegistrationError,
  event_has_rsvps: EventHasRsvpsError,
  event_ended: EventEndedError,
  group_inactive: GroupInactiveError,
  job_not_open: JobNotOpenError,
  already_applied: AlreadyAppliedError,
  application_rejected: ApplicationRejectedError,
  event_not_draft: EventNotDraftError,
  series_full: SeriesFullError,
  door_link_limit_reached: DoorLinkLimitReachedError,
  agenda_outside_event: AgendaOutsideEventError,
  import_edited: ImportEditedError,
  group_not_empty: GroupNotEmptyError,
  token_limit_reached: TokenLimitReachedError,
  storage_full: StorageFullError,
  passkey_limit_reached: PasskeyLimitReachedError,
  passkey_taken: PasskeyTakenError,
  second_factor_missing: SecondFactorMissingError,
  webhook_limit_reached: WebhookLimitReachedError,
  webhook_disabled: WebhookDisabledError,
  client_limit_reached: ClientLimitReachedError,
  secret_missing: SecretMissingError,
  account_disabled: AccountDisabledError,
  user_banned: UserBannedError,
  user_is_administrator: UserIsAdministratorError,
  last_administrator: LastAdministratorError,
  global_administrator: GlobalAdministratorError,
  provider_taken: ProviderTakenError,
  last_sign_in_method: LastSignInMethodError,
  email_unchanged: EmailUnchangedError,
  email_taken: EmailTakenError,
  password_missing: PasswordMissingError,
  password_changed: PasswordChangedError,
  precondition_failed: PreconditionFailedError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  overloaded: OverloadedError,
  unavailable: UnavailableError,
  timeout: TimeoutError,
  internal_error: InternalError,
} as const;
