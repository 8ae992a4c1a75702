import type { components } from "../../../generated/contract.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Form, NoticeText } from "../../web/pages/render.ts";

type Notice = components["schemas"]["AdministrationNotice"];

/** What a page shows beside its content: what has happened, or a form that was rejected. */
export type Shown = { form: Form; notice: NoticeText | null; cursor?: string | undefined };

export const noticeIn = ({ texts }: Pick<UserContext, "texts">, notice: Notice | undefined): NoticeText | null =>
  notice ? { text: texts.t(`organizers.notice.${notice}`), isError: false } : null;

/** A form of one row among others of its kind: its fields are told apart by the ID of the row. */
export const inRow = ({ form: { values, problems }, ...shown }: Shown, id: string): Shown => ({
  ...shown,
  form: {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}-${id}`, value])),
    problems: problems.map(({ message, field }) => ({ message, field: field && `${field}-${id}` })),
  },
});
