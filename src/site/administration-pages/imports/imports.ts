import type { GroupRef } from "../../../community/groups/queries.ts";
import { createDraft, startDraft, undo } from "../../../community/imports/actions.ts";
import { findImportOrDraft, listGroupImports, listPlannedRows } from "../../../community/imports/queries.ts";
import { BadRequest, requireFound } from "../../../foundation/errors.ts";
import { isKey, type Translator } from "../../../foundation/languages/texts.ts";
import { timeZoneNames } from "../../../foundation/time-zone.ts";
import type { UserContext } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { groupPath, importPath } from "../../../web/page-paths.ts";
import { readAs } from "../../kit/contract-form.ts";
import { formText } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { file, fromContract, optional } from "../../kit/schema.ts";

const path = "/groups/{alliance}/{group_slug}/import";
const permission = "group.import";

/** 10 MiB for the file, and 64 KiB for the other fields and the multipart encoding. */
const maxBodyBytes = 10_551_296;

/** @throws BadRequest */
const sourceIn = ({ file, url = "" }: { file?: Uint8Array; url?: string }) => {
  if (file?.length) return file;
  if (url.trim() !== "") return readAs("ImportSource", { url: url.trim() });
  throw new BadRequest("choose a file or enter a URL", { text: { key: "organizers.import.problem.missing" } });
};

/** Assigns an error without a field to the field of the file. */
const toFileError = (error: unknown): unknown =>
  error instanceof BadRequest && error.field === undefined
    ? new BadRequest(error.message, { field: "file", text: error.text })
    : error;

const createDraftByForm = form(path, {
  ...{ permission, maxBodyBytes, needsBody: true },
  body: {
    file: optional(file, "organizers.import.problem.missing"),
    url: optional(formText, "organizers.import.problem.url"),
    timezone: optional(formText, "organizers.problem.choice"),
  },
  submit: async (context, { body }) => {
    const { target: group } = context;
    try {
      const source = { body: sourceIn(body), timezone: body.timezone || undefined };
      return seeOther(importPath(group, await createDraft(context, { id: group.id }, source)));
    } catch (error) {
      throw toFileError(error);
    }
  },
});

type ImportAction = (context: UserContext, group: GroupRef, id: string) => Promise<unknown>;

/** The form of a button on the page of an import. */
const importButton = (name: "start" | "undo", action: ImportAction) =>
  form(`${path}/{import_id}/${name}` as const, {
    permission,
    pageQuery: (_context, { pathParameter }) => ({ import: pathParameter("import_id") }),
    submit: async (context, { path: { import_id: id } }) => {
      const { target: group } = context;
      await action(context, { id: group.id }, id);
      return seeOther(importPath(group, id));
    },
  });

const labelOf = ({ t }: Translator, field: string): string => {
  const key = field === "email" ? "auth.field.email" : `organizers.event.${field.replaceAll("/", "_")}`;
  return isKey(key) ? t(key) : field;
};

const maxShownRows = 100;
const maxImports = 10;

/** Imports events or members: the user chooses a file, previews the outcome of its rows, and starts the import. */
export const imports = page("showImport", path, {
  permission,
  template: "administration-pages/imports/imports",
  query: { import: optional(fromContract("Id")) },
  show: async (context, { query: { import: id }, form: { values } }) => {
    const { target: group, db, texts, caller } = context;
    const { id: groupId } = group;
    const shared = { crumb: { name: group.name, path: groupPath(group) }, pagePath: importPath(group) };
    if (id === undefined) {
      const zones = timeZoneNames(String(values["timezone"] ?? ""));
      return {
        ...shared,
        zones,
        latest: await listGroupImports(db, { groupId, position: undefined, limit: maxImports }),
      };
    }
    const run = requireFound(
      await findImportOrDraft(db, { id, groupId, userId: caller.userId }),
      `the group has no import ${id}`,
    );
    const { rows, skip, refuse } = run.counts;
    const isDraft = run.status === "draft";
    const shownRows = isDraft ? await listPlannedRows(db, id, maxShownRows) : run.problems;
    const items = shownRows.map((row) => ({ ...row, field: labelOf(texts, row.field ?? "") }));
    return { ...shared, run, items, hiddenRowCount: (isDraft ? rows : skip + refuse) - items.length };
  },
  forms: {
    createImportDraftByForm: createDraftByForm,
    startImportByForm: importButton("start", startDraft),
    undoImportByForm: importButton("undo", undo),
  },
});
