import type { Contact } from "./queries.ts";

export const toContact = ({ contactEmail, contactConfirmedAt }: Contact) => ({
  contact_email: contactConfirmedAt === null ? null : contactEmail,
  contact_email_confirmed: contactConfirmedAt !== null,
});

export const toAdministeredContact = ({ contactEmail, contactConfirmedAt }: Contact) => ({
  contact_email: contactEmail,
  contact_email_confirmed: contactConfirmedAt !== null,
});
