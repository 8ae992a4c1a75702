import type { Contact } from "./queries.ts";

/** The public view of a contact address: null until it is confirmed. */
export const toContact = ({ contactEmail, contactConfirmedAt }: Contact) => ({
  contact_email: contactConfirmedAt === null ? null : contactEmail,
  contact_email_confirmed: contactConfirmedAt !== null,
});

/** The administrators' view of a contact address: also while it is unconfirmed. */
export const toAdministeredContact = ({ contactEmail, contactConfirmedAt }: Contact) => ({
  contact_email: contactEmail,
  contact_email_confirmed: contactConfirmedAt !== null,
});
