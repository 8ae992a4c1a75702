# Generated from openapi/ by "make generate". Do not edit.
from .._errors import ApiError


class MalformedRequestError(ApiError):
    """The body is not JSON, or the URL or the HTTP message is malformed."""


class ValidationFailedError(ApiError):
    """A parameter or the body does not conform to this document; the sentence names the location and the rule."""


class InvalidCursorError(ApiError):
    """The cursor belongs to other filters or another order, or was altered."""


class CrossSiteRequestError(ApiError):
    """A request with a session cookie came from another site."""


class MethodNotAllowedError(ApiError):
    """The path does not support the method; `Allow` lists those it does."""


class NotAcceptableError(ApiError):
    """`Accept` allows none of the media types of the response."""


class UnsupportedMediaTypeError(ApiError):
    """The operation does not accept this media type or encoding."""


class ContentTooLargeError(ApiError):
    """The body is larger than 256 KiB, or a picture than 8 MiB."""


class UriTooLongError(ApiError):
    """The URL is too long."""


class HeadersTooLargeError(ApiError):
    """The headers are larger than 16 KiB."""


class RequestTimeoutError(ApiError):
    """The request did not arrive in time."""


class ExpectationFailedError(ApiError):
    """`Expect` is not `100-continue`."""


class UnauthorizedError(ApiError):
    """The operation requires a credential."""


class InvalidTokenError(ApiError):
    """The token is unknown, expired or revoked."""


class InvalidCredentialsError(ApiError):
    """The email address, password, passkey or code is wrong."""


class InsufficientScopeError(ApiError):
    """The token lacks a scope."""


class EmailNotVerifiedError(ApiError):
    """The user's email address is not verified yet."""


class ReauthenticationRequiredError(ApiError):
    """Send the password, or sign in again and repeat the request within five minutes."""


class RoleRequiredError(ApiError):
    """The user lacks a role."""


class BannedError(ApiError):
    """The caller may not join the group, RSVP to its events or apply for its jobs."""


class InvitationOfAnotherError(ApiError):
    """The invitation to a role was sent to an address other than the account's."""


class SecondFactorRequiredError(ApiError):
    """The user's roles are suspended: this service requires a second factor of administrators."""


class StepUpRequiredError(ApiError):
    """The session's user must confirm the second factor first, at `/auth/second-factor`."""


class ForbiddenError(ApiError):
    """A token cannot have more scopes than the token that creates it."""


class TooManyRequestsError(ApiError):
    """A rate limit was reached; retry after `Retry-After` seconds."""


class LinkExpiredError(ApiError):
    """The link in the email has expired, was already used, or was replaced by a newer one."""


class SignInExpiredError(ApiError):
    """The sign-in with a provider or a passkey, or the request of an app, has expired, is complete, or was started in another browser."""


class OauthError(ApiError):
    """An app's request was rejected; `error` in the body gives the reason (RFC 6749 §5.2)."""


class PasswordRefusedError(ApiError):
    """The new password is too common or too easy to guess."""


class NotFoundError(ApiError):
    """The resource does not exist, or the caller may not see it."""


class SlugTakenError(ApiError):
    """Another resource has this slug."""


class InvalidTransitionError(ApiError):
    """The status does not allow this transition."""


class CapacityTooSmallError(ApiError):
    """The new capacity is below the seats taken and held, or below the size of a party on the waitlist."""


class EventFullError(ApiError):
    """Too few seats are free, and there is no waitlist, or other people are waiting."""


class RsvpNotOpenYetError(ApiError):
    """RSVPs are not open yet; the message names the time."""


class RsvpClosedError(ApiError):
    """RSVPs are closed; the message names the time."""


class RsvpDeclinedError(ApiError):
    """An administrator has declined the caller's RSVP."""


class JoinDeclinedError(ApiError):
    """An administrator has declined the caller's request to join the group."""


class GroupRequestsClosedError(ApiError):
    """The alliance accepts no requests to start a group."""


class GroupRequestPendingError(ApiError):
    """The caller has a pending request to start a group in the alliance."""


class NotAttendingError(ApiError):
    """Only attendees can be checked in; the message names the status of the RSVP."""


class AlreadyAttendingError(ApiError):
    """The person has a seat already."""


class NotAMemberError(ApiError):
    """Only members of the group, and people with an RSVP to one of its events, can be added: invite the person."""


class CheckInNotOpenError(ApiError):
    """Check-in is not open yet; the message names the time."""


class CheckInClosedError(ApiError):
    """Check-in is closed; the message names the time."""


class UnknownCheckInCodeError(ApiError):
    """No RSVP to this event has the code."""


class NoRecipientsError(ApiError):
    """No one would get the message."""


class NoLinksError(ApiError):
    """The event has no links to announce."""


class LinksAlreadyAnnouncedError(ApiError):
    """The event's links were already sent to its attendees."""


class EventNotEndedError(ApiError):
    """The event has not taken place yet, or was canceled."""


class AnswerRequiredError(ApiError):
    """The RSVP lacks an answer to a required question."""


class InvalidAnswerError(ApiError):
    """An answer refers to an unknown question, repeats a question, or is not one of the options."""


class EventNotOpenError(ApiError):
    """The event is a draft or canceled."""


class RegistrationElsewhereError(ApiError):
    """People register for the event at its `registration_url`."""


class NoRegistrationError(ApiError):
    """The event is only announced; it takes no RSVPs."""


class EventHasRsvpsError(ApiError):
    """`registration` cannot change while the event has RSVPs."""


class EventEndedError(ApiError):
    """The event has ended."""


class GroupInactiveError(ApiError):
    """The group is not active."""


class JobNotOpenError(ApiError):
    """The job is not published, or has expired."""


class AlreadyAppliedError(ApiError):
    """The caller has already applied for this job."""


class ApplicationRejectedError(ApiError):
    """A rejected application cannot be withdrawn."""


class EventNotDraftError(ApiError):
    """Only a draft can be deleted; cancel the event instead."""


class SeriesFullError(ApiError):
    """A series has at most 200 events."""


class DoorLinkLimitReachedError(ApiError):
    """The event has 10 door links."""


class AgendaOutsideEventError(ApiError):
    """An item of the agenda would lie outside the event: change the agenda first."""


class ImportEditedError(ApiError):
    """An import cannot be undone after one of its events was edited."""


class GroupNotEmptyError(ApiError):
    """The group has members, events or jobs."""


class TokenLimitReachedError(ApiError):
    """The user has 50 active tokens."""


class StorageFullError(ApiError):
    """The user's storage quota is used up."""


class PasskeyLimitReachedError(ApiError):
    """The user has 20 passkeys."""


class PasskeyTakenError(ApiError):
    """The passkey is already registered."""


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
    """The account is disabled and cannot get a role."""


class UserBannedError(ApiError):
    """The user is banned, so neither the role can be granted nor the RSVP approved; lift the ban first."""


class UserIsAdministratorError(ApiError):
    """An administrator cannot be removed or banned; revoke the role first."""


class LastAdministratorError(ApiError):
    """An alliance, a group or all alliances would be left without an administrator."""


class GlobalAdministratorError(ApiError):
    """Only the operator can revoke the role for all alliances."""


class ProviderTakenError(ApiError):
    """The provider is already linked to the account, or its identity to another account."""


class LastSignInMethodError(ApiError):
    """The user would be left without a way to sign in."""


class EmailUnchangedError(ApiError):
    """The account already has this email address."""


class EmailTakenError(ApiError):
    """The new email address belongs to, or is reserved for, another account."""


class PasswordMissingError(ApiError):
    """The account has no password."""


class PasswordChangedError(ApiError):
    """The password was changed by another request."""


class PreconditionFailedError(ApiError):
    """The resource has changed since the tag in `If-Match`."""


class IdempotencyKeyReusedError(ApiError):
    """The `Idempotency-Key` was used with another path or body, or its response has a secret and was not stored."""


class OverloadedError(ApiError):
    """Too many requests are in progress; retry after `Retry-After` seconds."""


class UnavailableError(ApiError):
    """The database is unreachable, or the service is stopping."""


class TimeoutError(ApiError):
    """The request took too long."""


class InternalError(ApiError):
    """The service failed; report the `X-Request-Id`."""


#: Error classes by the codes in `X-Error-Code`.
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
    "join_declined": JoinDeclinedError,
    "group_requests_closed": GroupRequestsClosedError,
    "group_request_pending": GroupRequestPendingError,
    "not_attending": NotAttendingError,
    "already_attending": AlreadyAttendingError,
    "not_a_member": NotAMemberError,
    "check_in_not_open": CheckInNotOpenError,
    "check_in_closed": CheckInClosedError,
    "unknown_check_in_code": UnknownCheckInCodeError,
    "no_recipients": NoRecipientsError,
    "no_links": NoLinksError,
    "links_already_announced": LinksAlreadyAnnouncedError,
    "event_not_ended": EventNotEndedError,
    "answer_required": AnswerRequiredError,
    "invalid_answer": InvalidAnswerError,
    "event_not_open": EventNotOpenError,
    "registration_elsewhere": RegistrationElsewhereError,
    "no_registration": NoRegistrationError,
    "event_has_rsvps": EventHasRsvpsError,
    "event_ended": EventEndedError,
    "group_inactive": GroupInactiveError,
    "job_not_open": JobNotOpenError,
    "already_applied": AlreadyAppliedError,
    "application_rejected": ApplicationRejectedError,
    "event_not_draft": EventNotDraftError,
    "series_full": SeriesFullError,
    "door_link_limit_reached": DoorLinkLimitReachedError,
    "agenda_outside_event": AgendaOutsideEventError,
    "import_edited": ImportEditedError,
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

__all__ = ["MalformedRequestError", "ValidationFailedError", "InvalidCursorError", "CrossSiteRequestError", "MethodNotAllowedError", "NotAcceptableError", "UnsupportedMediaTypeError", "ContentTooLargeError", "UriTooLongError", "HeadersTooLargeError", "RequestTimeoutError", "ExpectationFailedError", "UnauthorizedError", "InvalidTokenError", "InvalidCredentialsError", "InsufficientScopeError", "EmailNotVerifiedError", "ReauthenticationRequiredError", "RoleRequiredError", "BannedError", "InvitationOfAnotherError", "SecondFactorRequiredError", "StepUpRequiredError", "ForbiddenError", "TooManyRequestsError", "LinkExpiredError", "SignInExpiredError", "OauthError", "PasswordRefusedError", "NotFoundError", "SlugTakenError", "InvalidTransitionError", "CapacityTooSmallError", "EventFullError", "RsvpNotOpenYetError", "RsvpClosedError", "RsvpDeclinedError", "JoinDeclinedError", "GroupRequestsClosedError", "GroupRequestPendingError", "NotAttendingError", "AlreadyAttendingError", "NotAMemberError", "CheckInNotOpenError", "CheckInClosedError", "UnknownCheckInCodeError", "NoRecipientsError", "NoLinksError", "LinksAlreadyAnnouncedError", "EventNotEndedError", "AnswerRequiredError", "InvalidAnswerError", "EventNotOpenError", "RegistrationElsewhereError", "NoRegistrationError", "EventHasRsvpsError", "EventEndedError", "GroupInactiveError", "JobNotOpenError", "AlreadyAppliedError", "ApplicationRejectedError", "EventNotDraftError", "SeriesFullError", "DoorLinkLimitReachedError", "AgendaOutsideEventError", "ImportEditedError", "GroupNotEmptyError", "TokenLimitReachedError", "StorageFullError", "PasskeyLimitReachedError", "PasskeyTakenError", "SecondFactorMissingError", "WebhookLimitReachedError", "WebhookDisabledError", "ClientLimitReachedError", "SecretMissingError", "AccountDisabledError", "UserBannedError", "UserIsAdministratorError", "LastAdministratorError", "GlobalAdministratorError", "ProviderTakenError", "LastSignInMethodError", "EmailUnchangedError", "EmailTakenError", "PasswordMissingError", "PasswordChangedError", "PreconditionFailedError", "IdempotencyKeyReusedError", "OverloadedError", "UnavailableError", "TimeoutError", "InternalError"]
