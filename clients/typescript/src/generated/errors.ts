// Made from openapi/ by "make generate"; never edited.
import { ApiError } from "../errors.ts";

/** The body is not JSON, or the URL or the HTTP message is malformed. */
export class MalformedRequestError extends ApiError<"malformed_request"> {}
/** A parameter or the body does not conform to this document; the sentence names the place and the rule. */
export class ValidationFailedError extends ApiError<"validation_failed"> {}
/** The cursor belongs to other filters or another order, or was changed. */
export class InvalidCursorError extends ApiError<"invalid_cursor"> {}
/** A request with a session cookie, or a message to `/mcp`, came from another site. */
export class CrossSiteRequestError extends ApiError<"cross_site_request"> {}
/** The path has other methods; `Allow` lists them. */
export class MethodNotAllowedError extends ApiError<"method_not_allowed"> {}
/** `Accept` allows none of the media types of the response. */
export class NotAcceptableError extends ApiError<"not_acceptable"> {}
/** The operation does not accept this media type or encoding. */
export class UnsupportedMediaTypeError extends ApiError<"unsupported_media_type"> {}
/** The body is larger than 256 KiB. */
export class ContentTooLargeError extends ApiError<"content_too_large"> {}
/** The address is too long. */
export class UriTooLongError extends ApiError<"uri_too_long"> {}
/** The headers are larger than 16 KiB. */
export class HeadersTooLargeError extends ApiError<"headers_too_large"> {}
/** The request did not arrive in time. */
export class RequestTimeoutError extends ApiError<"request_timeout"> {}
/** `Expect` asks for something other than `100-continue`. */
export class ExpectationFailedError extends ApiError<"expectation_failed"> {}
/** The operation requires a credential. */
export class UnauthorizedError extends ApiError<"unauthorized"> {}
/** The token is unknown, expired or revoked. */
export class InvalidTokenError extends ApiError<"invalid_token"> {}
/** The email address or the password is wrong. */
export class InvalidCredentialsError extends ApiError<"invalid_credentials"> {}
/** The token lacks a scope. */
export class InsufficientScopeError extends ApiError<"insufficient_scope"> {}
/** The user's email address is not verified yet. */
export class EmailNotVerifiedError extends ApiError<"email_not_verified"> {}
/** The user lacks a role. */
export class RoleRequiredError extends ApiError<"role_required"> {}
/** A token may not create one that may do more than itself. */
export class ForbiddenError extends ApiError<"forbidden"> {}
/** A limit is reached; `Retry-After` says when to try again. */
export class TooManyRequestsError extends ApiError<"too_many_requests"> {}
/** The link in the email was used, replaced by a newer one, or is too old. */
export class LinkExpiredError extends ApiError<"link_expired"> {}
/** The sign-in at a provider, or the request of an app, took too long or was started in another browser. */
export class SignInExpiredError extends ApiError<"sign_in_expired"> {}
/** An app's request is refused; `error` in the body says why (RFC 6749 §5.2). */
export class OauthError extends ApiError<"oauth_error"> {}
/** The new password is too common or too easy to guess. */
export class PasswordRefusedError extends ApiError<"password_refused"> {}
/** The resource does not exist, or the caller may not see it. */
export class NotFoundError extends ApiError<"not_found"> {}
/** Another resource has this slug. */
export class SlugTakenError extends ApiError<"slug_taken"> {}
/** The status cannot change like this. */
export class InvalidTransitionError extends ApiError<"invalid_transition"> {}
/** More people attend than the new capacity allows. */
export class CapacityTooSmallError extends ApiError<"capacity_too_small"> {}
/** The event is full and has no waitlist. */
export class EventFullError extends ApiError<"event_full"> {}
/** The event is a draft or canceled. */
export class EventNotOpenError extends ApiError<"event_not_open"> {}
/** The event has ended. */
export class EventEndedError extends ApiError<"event_ended"> {}
/** The group is not active. */
export class GroupInactiveError extends ApiError<"group_inactive"> {}
/** The job is not published, or has expired. */
export class JobNotOpenError extends ApiError<"job_not_open"> {}
/** The caller has applied for this job before. */
export class AlreadyAppliedError extends ApiError<"already_applied"> {}
/** The user has 50 active tokens. */
export class TokenLimitReachedError extends ApiError<"token_limit_reached"> {}
/** The alliance has 20 webhooks. */
export class WebhookLimitReachedError extends ApiError<"webhook_limit_reached"> {}
/** The webhook is disabled; enable it first. */
export class WebhookDisabledError extends ApiError<"webhook_disabled"> {}
/** The user has registered 20 apps. */
export class ClientLimitReachedError extends ApiError<"client_limit_reached"> {}
/** The app was registered without a secret. */
export class SecretMissingError extends ApiError<"secret_missing"> {}
/** The account is disabled, so it cannot be given a role. */
export class AccountDisabledError extends ApiError<"account_disabled"> {}
/** The alliance would be left without an administrator. */
export class LastAdministratorError extends ApiError<"last_administrator"> {}
/** Only the operator can revoke the role for all alliances. */
export class GlobalAdministratorError extends ApiError<"global_administrator"> {}
/** The provider, or the person there, is linked already. */
export class ProviderTakenError extends ApiError<"provider_taken"> {}
/** The user would have no way left to sign in. */
export class LastSignInMethodError extends ApiError<"last_sign_in_method"> {}
/** The account has no password to change. */
export class PasswordMissingError extends ApiError<"password_missing"> {}
/** The password was changed at the same time. */
export class PasswordChangedError extends ApiError<"password_changed"> {}
/** The resource has changed since the tag in `If-Match`. */
export class PreconditionFailedError extends ApiError<"precondition_failed"> {}
/** The `Idempotency-Key` was used with another path or body, or for a secret, which is not stored. */
export class IdempotencyKeyReusedError extends ApiError<"idempotency_key_reused"> {}
/** Too many requests are in progress; try again after `Retry-After`. */
export class OverloadedError extends ApiError<"overloaded"> {}
/** The database is unreachable, or the service is stopping. */
export class UnavailableError extends ApiError<"unavailable"> {}
/** The request took too long. */
export class TimeoutError extends ApiError<"timeout"> {}
/** The service failed; report the `X-Request-Id`. */
export class InternalError extends ApiError<"internal_error"> {}

/** The class of each code, as `X-Error-Code` has it. */
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
  role_required: RoleRequiredError,
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
  event_not_open: EventNotOpenError,
  event_ended: EventEndedError,
  group_inactive: GroupInactiveError,
  job_not_open: JobNotOpenError,
  already_applied: AlreadyAppliedError,
  token_limit_reached: TokenLimitReachedError,
  webhook_limit_reached: WebhookLimitReachedError,
  webhook_disabled: WebhookDisabledError,
  client_limit_reached: ClientLimitReachedError,
  secret_missing: SecretMissingError,
  account_disabled: AccountDisabledError,
  last_administrator: LastAdministratorError,
  global_administrator: GlobalAdministratorError,
  provider_taken: ProviderTakenError,
  last_sign_in_method: LastSignInMethodError,
  password_missing: PasswordMissingError,
  password_changed: PasswordChangedError,
  precondition_failed: PreconditionFailedError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  overloaded: OverloadedError,
  unavailable: UnavailableError,
  timeout: TimeoutError,
  internal_error: InternalError,
} as const;
