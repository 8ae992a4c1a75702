import type { components } from "../../generated/contract.ts";
import type { NoticeText } from "./render.ts";

type Notice = components["schemas"]["Notice"];
/** After these the user must open an email, so the sign-in form is not shown. */
export type EmailNotice = "registered" | "reset_requested";

const texts: Record<Notice, string> = {
  registered: "We have sent you an email. Follow its link within 24 hours to verify your address, then sign in.",
  signed_out: "You are signed out.",
  reset_requested:
    "If the address has an account, we have sent it a link to choose a new password. The link works for 60 minutes.",
  password_reset: "Your password was changed, and you are signed out everywhere. Sign in with the new password.",
  email_verified: "Your email address is verified.",
  already_verified: "Your email address is already verified: this link was used before. Sign in, if you have not yet.",
  verification_sent: "We have sent you another email. Its link works for 24 hours.",
  provider_denied: "The provider did not sign you in.",
  provider_failed: "The provider did not respond as expected. Try again later, or sign in another way.",
  provider_unverified: "The provider has not verified your email address. Verify it there, or sign in another way.",
  profile_saved: "Your profile is saved.",
  notifications_saved: "Your choice is saved.",
  password_changed: "Your password was changed, and your other sessions have ended.",
  session_ended: "The session has ended.",
  other_sessions_ended: "You are signed out everywhere else.",
  provider_linked: "The provider is linked.",
  provider_unlinked: "The provider is unlinked.",
  token_created: "The token is created. Its secret is shown only once; if you have lost it, revoke the token.",
  token_revoked: "The token is revoked, and every token that was created with it.",
  tokens_revoked: "All your tokens are revoked.",
  calendar_created:
    "The address of your private calendar is made. It is shown only once; if you have lost it, make another.",
  calendar_ended: "The address of your private calendar no longer works.",
  device_admitted: "The device has access now. You can close this page.",
  device_refused: "The device got no access.",
  app_removed: "The app has no access any longer, nor has anything that it made with it.",
  client_saved: "The app is saved.",
  client_deleted: "The app is deleted, and all access by it has ended.",
  group_joined: "You are a member of this group.",
  group_left: "You have left the group. Your RSVPs to its events stay.",
  rsvp_attending: "You are going. See you there.",
  rsvp_waitlisted: "The event is full; you are on the waitlist.",
  rsvp_canceled: "Your RSVP is canceled.",
  application_sent: "Your application is sent.",
};

const failures: readonly Notice[] = ["provider_denied", "provider_failed", "provider_unverified"];

export const noticeOf = (notice: Notice | undefined): NoticeText | null =>
  notice ? { text: texts[notice], isError: failures.includes(notice) } : null;

export const awaitsEmail = (notice: Notice | undefined): notice is EmailNotice =>
  notice === "registered" || notice === "reset_requested";
