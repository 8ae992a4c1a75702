import type { components } from "../../generated/contract.ts";

type Notice = components["schemas"]["Notice"];

const texts: Record<Notice, string> = {
  registered: "We have sent you an email. Follow its link within 24 hours to verify your address, then sign in.",
  signed_out: "You are signed out.",
  reset_requested:
    "If the address has an account, we have sent it a link to choose a new password. The link works for 60 minutes.",
  password_reset: "Your password was changed, and you are signed out everywhere. Sign in with the new password.",
  email_verified: "Your email address is verified.",
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
  token_revoked: "The token is revoked, and every token that was created with it.",
  tokens_revoked: "All your tokens are revoked.",
  group_joined: "You are a member of this group.",
  group_left: "You have left the group. Your RSVPs to its events stay.",
  rsvp_attending: "You are going. See you there.",
  rsvp_waitlisted: "The event is full; you are on the waitlist.",
  rsvp_canceled: "Your RSVP is canceled.",
  application_sent: "Your application is sent.",
};

export const noticeText = (notice: Notice | undefined): string | null => (notice ? texts[notice] : null);

/** After these notices the user must open an email, so the sign-in form is not shown. */
export const awaitsEmail = (notice: Notice | undefined): notice is "registered" | "reset_requested" =>
  notice === "registered" || notice === "reset_requested";
