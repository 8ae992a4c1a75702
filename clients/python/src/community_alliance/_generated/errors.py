# Made from openapi/ by "make generate"; never edited.
from .._errors import ApiError


class MalformedRequestError(ApiError):
    """The body is not JSON, or the URL or the HTTP message is malformed."""


class ValidationFailedError(ApiError):
    """A parameter or the body does not conform to this document; the sentence names the place and the rule."""


class InvalidCursorError(ApiError):
    """The cursor belongs to other filters or another order, or was changed."""


class CrossSiteRequestError(ApiError):
    """A request with a session cookie came from another site."""


class MethodNotAllowedError(ApiError):
    """The path has other methods; `Allow` lists them."""


class NotAcceptableError(ApiError):
    """`Accept` allows none of the media types of the response."""


class UnsupportedMediaTypeError(ApiError):
    """The operation does not accept this media type or encoding."""


class ContentTooLargeError(ApiError):
    """The body is larger than 256 KiB, or a picture than 8 MiB."""


class UriTooLongError(ApiError):
    """The address is too long."""


class HeadersTooLargeError(ApiError):
    """The headers are larger than 16 KiB."""


class RequestTimeoutError(ApiError):
    """The request did not arrive in time."""


class ExpectationFailedError(ApiError):
    """`Expect` asks for something other than `100-continue`."""


class UnauthorizedError(ApiError):
    """The operation requires a credential."""


class InvalidTokenError(ApiError):
    """The token is unknown, expired or revoked."""


class InvalidCredentialsError(ApiError):
    """The email address or the password is wrong, or the passkey or the code."""


class InsufficientScopeError(ApiError):
    """The token lacks a scope."""


class EmailNotVerifiedError(ApiError):
    """The user's email address is not verified yet."""


class ReauthenticationRequiredError(ApiError):
    """Send the password, or sign in again and do it within five minutes."""


class RoleRequiredError(ApiError):
    """The user lacks a role."""


class BannedError(ApiError):
    """The caller can neither join the group nor RSVP to its events nor apply for its jobs."""


class InvitationOfAnotherError(ApiError):
    """The invitation to a role was sent to another address than that of the account."""


class SecondFactorRequiredError(ApiError):
    """The user's roles rest: this service requires a second factor of administrators."""


class StepUpRequiredError(ApiError):
    """The session's user has a second factor and must show it first, at `/auth/second-factor`."""


class ForbiddenError(ApiError):
    """A token may not create one that may do more than itself."""


class TooManyRequestsError(ApiError):
    """A limit is reached; `Retry-After` says when to try again."""


class LinkExpiredError(ApiError):
    """The link in the email has expired, was already used, or was replaced by a newer one."""


class SignInExpiredError(ApiError):
    """The sign-in at a provider or with a passkey, or the request of an app, took too long, is complete, or was started in another browser."""


class OauthError(ApiError):
    """An app's request is refused; `error` in the body says why (RFC 6749 §5.2)."""


class PasswordRefusedError(ApiError):
    """The new password is too common or too easy to guess."""


class NotFoundError(ApiError):
    """The resource does not exist, or the caller may not see it."""


class SlugTakenError(ApiError):
    """Another resource has this slug."""


class InvalidTransitionError(ApiError):
    """The status cannot change like this."""


class CapacityTooSmallError(ApiError):
    """More seats are taken and held, or a party on the waitlist needs more, than the new capacity allows."""


class EventFullError(ApiError):
    """There are too few free places, and no waitlist, or others wait for them."""


class RsvpNotOpenYetError(ApiError):
    """RSVPs begin later; the message names the time."""


class RsvpClosedError(ApiError):
    """RSVPs have ended; the message names the time."""


class RsvpDeclinedError(ApiError):
    """An administrator has declined the caller's RSVP."""


class NotAttendingError(ApiError):
    """Only those who have a place can be checked in; the message says what has become of the RSVP."""


class CheckInNotOpenError(ApiError):
    """Checking in begins later; the message names the time."""


class CheckInClosedError(ApiError):
    """Checking in has ended; the message names the time."""


class UnknownCheckInCodeError(ApiError):
    """No RSVP to this event has the code."""


class NoRecipientsError(ApiError):
    """There is nobody who would get the message."""


class AnswerRequiredError(ApiError):
    """The RSVP does not answer a question that is required."""


class InvalidAnswerError(ApiError):
    """An answer is to another question, is to a question that has one, or is not one of the options."""


class EventNotOpenError(ApiError):
    """The event is a draft or canceled."""


class EventEndedError(ApiError):
    """The event has ended."""


class GroupInactiveError(ApiError):
    """The group is not active."""


class JobNotOpenError(ApiError):
    """The job is not published, or has expired."""


class AlreadyAppliedError(ApiError):
    """The caller has applied for this job before."""


class ApplicationRejectedError(ApiError):
    """A rejected application cannot be withdrawn."""


class EventNotDraftError(ApiError):
    """Only a draft can be deleted; cancel the event instead."""


class SeriesFullError(ApiError):
    """A series has at most 200 events."""


class GroupNotEmptyError(ApiError):
    """The group has members, events or jobs."""


class TokenLimitReachedError(ApiError):
    """The user has 50 active tokens."""


class StorageFullError(ApiError):
    """The files of the user take all the space that a user has."""


class PasskeyLimitReachedError(ApiError):
    """The user has 20 passkeys."""


class PasskeyTakenError(ApiError):
    """An account has this passkey already."""


class SecondFactorMissingError(ApiError):
    """The account has no second factor."""


class WebhookLimitReachedError(ApiError):
    """The alliance has 20 webhooks."""


class WebhookDisabledError(ApiError):
    """The webhook is disabled; enable it first."""


class ClientLimitReachedError(ApiError):
    """The user has registered 20 apps."""


class SecretMissingError(ApiError):
    """The app was registered without a secret."""


class AccountDisabledError(ApiError):
    """The account is disabled, so it cannot be given a role."""


class UserBannedError(ApiError):
    """The user is banned, so neither the role can be granted nor the RSVP approved; lift the ban first."""


class UserIsAdministratorError(ApiError):
    """An administrator cannot be removed or banned; revoke the role first."""


class LastAdministratorError(ApiError):
    """An alliance, a group or all alliances would be left without an administrator."""


class GlobalAdministratorError(ApiError):
    """Only the operator can revoke the role for all alliances."""


class ProviderTakenError(ApiError):
    """The provider, or the person there, is linked already."""


class LastSignInMethodError(ApiError):
    """The user would have no way left to sign in."""


class EmailUnchangedError(ApiError):
    """The account has this email address already."""


class EmailTakenError(ApiError):
    """Another account has the new email address, or it is kept for one."""


class PasswordMissingError(ApiError):
    """The account has no password."""


class PasswordChangedError(ApiError):
    """The password was changed at the same time."""


class PreconditionFailedError(ApiError):
    """The resource has changed since the tag in `If-Match`."""


class IdempotencyKeyReusedError(ApiError):
    """The `Idempotency-Key` was used with another path or body, or for a secret, which is not stored."""


class OverloadedError(ApiError):
    """Too many requests are in progress; try again after `Retry-After`."""


class UnavailableError(ApiError):
    """The database is unreachable, or the service is stopping."""


class TimeoutError(ApiError):
    """The request took too long."""


class InternalError(ApiError):
    """The service failed; report the `X-Request-Id`."""


#: The class of each code, as `X-Error-Code` has it.
error_classes: dict[str, type[ApiError]] = {
    "malformed_request": MalformedRequestError,
    "validation_failed": ValidationFailedError,
    "invalid_cursor": InvalidCursorError,
    "cross_site_request": CrossSiteRequestError,
    "method_not_allowed": MethodNotAllowedError,
    "not_acceptable": NotAcceptableError,
    "unsupported_media_type": UnsupportedMediaTypeError,
    "content_too_large": ContentTooLargeError,
    "uri_too_long": UriTooLongError,
    "headers_too_large": HeadersTooLargeError,
    "request_timeout": RequestTimeoutError,
    "expectation_failed": ExpectationFailedError,
    "unauthorized": UnauthorizedError,
    "invalid_token": InvalidTokenError,
    "invalid_credentials": InvalidCredentialsError,
    "insufficient_scope": InsufficientScopeError,
    "email_not_verified": EmailNotVerifiedError,
    "reauthentication_required": ReauthenticationRequiredError,
    "role_required": RoleRequiredError,
    "banned": BannedError,
    "invitation_of_another": InvitationOfAnotherError,
    "second_factor_required": SecondFactorRequiredError,
    "step_up_required": StepUpRequiredError,
    "forbidden": ForbiddenError,
    "too_many_requests": TooManyRequestsError,
    "link_expired": LinkExpiredError,
    "sign_in_expired": SignInExpiredError,
    "oauth_error": OauthError,
    "password_refused": PasswordRefusedError,
    "not_found": NotFoundError,
    "slug_taken": SlugTakenError,
    "invalid_transition": InvalidTransitionError,
    "capacity_too_small": CapacityTooSmallError,
    "event_full": EventFullError,
    "rsvp_not_open_yet": RsvpNotOpenYetError,
    "rsvp_closed": RsvpClosedError,
    "rsvp_declined": RsvpDeclinedError,
    "not_attending": NotAttendingError,
    "check_in_not_open": CheckInNotOpenError,
    "check_in_closed": CheckInClosedError,
    "unknown_check_in_code": UnknownCheckInCodeError,
    "no_recipients": NoRecipientsError,
    "answer_required": AnswerRequiredError,
    "invalid_answer": InvalidAnswerError,
    "event_not_open": EventNotOpenError,
    "event_ended": EventEndedError,
    "group_inactive": GroupInactiveError,
    "job_not_open": JobNotOpenError,
    "already_applied": AlreadyAppliedError,
    "application_rejected": ApplicationRejectedError,
    "event_not_draft": EventNotDraftError,
    "series_full": SeriesFullError,
    "group_not_empty": GroupNotEmptyError,
    "token_limit_reached": TokenLimitReachedError,
    "storage_full": StorageFullError,
    "passkey_limit_reached": PasskeyLimitReachedError,
    "passkey_taken": PasskeyTakenError,
    "second_factor_missing": SecondFactorMissingError,
    "webhook_limit_reached": WebhookLimitReachedError,
    "webhook_disabled": WebhookDisabledError,
    "client_limit_reached": ClientLimitReachedError,
    "secret_missing": SecretMissingError,
    "account_disabled": AccountDisabledError,
    "user_banned": UserBannedError,
    "user_is_administrator": UserIsAdministratorError,
    "last_administrator": LastAdministratorError,
    "global_administrator": GlobalAdministratorError,
    "provider_taken": ProviderTakenError,
    "last_sign_in_method": LastSignInMethodError,
    "email_unchanged": EmailUnchangedError,
    "email_taken": EmailTakenError,
    "password_missing": PasswordMissingError,
    "password_changed": PasswordChangedError,
    "precondition_failed": PreconditionFailedError,
    "idempotency_key_reused": IdempotencyKeyReusedError,
    "overloaded": OverloadedError,
    "unavailable": UnavailableError,
    "timeout": TimeoutError,
    "internal_error": InternalError,
}

__all__ = ["MalformedRequestError", "ValidationFailedError", "InvalidCursorError", "CrossSiteRequestError", "MethodNotAllowedError", "NotAcceptableError", "UnsupportedMediaTypeError", "ContentTooLargeError", "UriTooLongError", "HeadersTooLargeError", "RequestTimeoutError", "ExpectationFailedError", "UnauthorizedError", "InvalidTokenError", "InvalidCredentialsError", "InsufficientScopeError", "EmailNotVerifiedError", "ReauthenticationRequiredError", "RoleRequiredError", "BannedError", "InvitationOfAnotherError", "SecondFactorRequiredError", "StepUpRequiredError", "ForbiddenError", "TooManyRequestsError", "LinkExpiredError", "SignInExpiredError", "OauthError", "PasswordRefusedError", "NotFoundError", "SlugTakenError", "InvalidTransitionError", "CapacityTooSmallError", "EventFullError", "RsvpNotOpenYetError", "RsvpClosedError", "RsvpDeclinedError", "NotAttendingError", "CheckInNotOpenError", "CheckInClosedError", "UnknownCheckInCodeError", "NoRecipientsError", "AnswerRequiredError", "InvalidAnswerError", "EventNotOpenError", "EventEndedError", "GroupInactiveError", "JobNotOpenError", "AlreadyAppliedError", "ApplicationRejectedError", "EventNotDraftError", "SeriesFullError", "GroupNotEmptyError", "TokenLimitReachedError", "StorageFullError", "PasskeyLimitReachedError", "PasskeyTakenError", "SecondFactorMissingError", "WebhookLimitReachedError", "WebhookDisabledError", "ClientLimitReachedError", "SecretMissingError", "AccountDisabledError", "UserBannedError", "UserIsAdministratorError", "LastAdministratorError", "GlobalAdministratorError", "ProviderTakenError", "LastSignInMethodError", "EmailUnchangedError", "EmailTakenError", "PasswordMissingError", "PasswordChangedError", "PreconditionFailedError", "IdempotencyKeyReusedError", "OverloadedError", "UnavailableError", "TimeoutError", "InternalError"]
