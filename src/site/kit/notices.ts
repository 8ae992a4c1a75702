import type { Schemas } from "../../../generated/contract.ts";
import { isKey, type Key, readTexts, type Texts } from "../../foundation/languages/texts.ts";
import { seeOther } from "../../server/http/responses.ts";
import { noticeOfQuery, oneOf } from "./schema.ts";

const prefix = "organizers.notice.";

type NameOf<Each> = Each extends `${typeof prefix}${infer Name}` ? Name : never;

export type Notice = Schemas["Notice"] | NameOf<Key>;

const names = Object.keys(readTexts("en")).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));

/** The notice after an action of an organizer or administrator. */
export const organizerNotice = noticeOfQuery(oneOf(names), ({ t }: Texts, notice) => {
  const key = `${prefix}${notice}`;
  return isKey(key) ? { text: t(key), isError: false } : null;
});

/** Redirects to a page with a notice that confirms the action. */
export const redirectWithNotice = (path: string, notice: Notice) => seeOther(`${path}?notice=${notice}`);
