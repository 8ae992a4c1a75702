import type { UserContext } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { emptyForm } from "../../web/pages/form.ts";
import type { Shown } from "../../web/pages/page.ts";
import type { PageInput } from "../kit/page.ts";
import { oneOf, optional } from "../kit/schema.ts";

export type Crumb = { name: string; path: string };

const notices = [
  "decided",
  "removed",
  "banned",
  "lifted",
  "saved",
  "created",
  "deleted",
  "published",
  "closed",
  "picture_saved",
  "picture_removed",
  "tested",
  "sent_again",
  "invited",
  "partly_invited",
  "linked",
  "withdrawn",
  "revoked",
  "message_sent",
] as const;

type Notice = (typeof notices)[number];

/** Names the action of an administrator that the next page confirms. */
export const administrationNotice = optional(oneOf(notices));

export const asked = (
  { texts: { t } }: Pick<UserContext, "texts">,
  { notice, cursor }: { notice?: Notice; cursor?: string },
): Shown => ({
  form: emptyForm,
  notice: notice ? { text: t(`organizers.notice.${notice}`), isError: false } : null,
  cursor,
  isPublished: notice === "created" || notice === "published",
});

/** The input of a page with a notice and a list. */
export type AskedPage = Pick<PageInput, "form" | "rejected"> & { query: Parameters<typeof asked>[1] };

/** What a page shows beside its content. */
export const shownIn = (context: Pick<UserContext, "texts">, { query, form }: AskedPage): Shown => ({
  ...asked(context, query),
  form,
});

/** The same of a list with a form in each row. @param id the parameter of the path that names the row */
export const shownInRows = (context: Pick<UserContext, "texts">, input: AskedPage, id: string): Shown =>
  input.rejected ? inRow(shownIn(context, input), input.rejected.segment(id)) : shownIn(context, input);

/** Redirects to a page that confirms what was done. */
export const done = (path: string, notice: Notice) => seeOther(`${path}?notice=${notice}`);

/** Suffixes the fields of one row's form with the row's id. */
const inRow = ({ form: { values, problems }, ...shown }: Shown, id: string): Shown => ({
  ...shown,
  form: {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}-${id}`, value])),
    problems: problems.map(({ message, field }) => ({ message, field: field && `${field}-${id}` })),
  },
});
