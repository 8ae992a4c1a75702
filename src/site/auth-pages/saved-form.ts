import type { SavedForm } from "../../foundation/db/columns.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { digest } from "../../foundation/secrets.ts";
import { findSavedForm } from "../../identity/auth/saved-forms/queries.ts";
import { isRouteId } from "../../server/http/contract.ts";
import { seeOther } from "../../server/http/responses.ts";
import type { RejectedForm } from "../../web/pages/form.ts";
import { htmlPage, pagePolicyWithForms, withFetch } from "../../web/pages/html-response.ts";
import { operationPage } from "../kit/operation-page.ts";

/** Converts a saved form to a rejected form, with a message that says why it was not submitted. */
const toRejected = ({ t }: Translator, { path, values, hasFiles }: SavedForm): RejectedForm => ({
  form: {
    values,
    problems: [{ message: t(hasFiles ? "common.saved_form.without_files" : "common.saved_form"), field: undefined }],
  },
  submitted: values,
  text: (field) => {
    const value = values[field];
    return typeof value === "string" ? value : undefined;
  },
  pathParameter: (name) => path[name] ?? "",
  code: "unauthorized",
});

/** Re-renders a form that was submitted after the session had ended. */
export const savedForm = operationPage("showSavedForm", {
  show: async (context, { query: { next } }) => {
    const { db, now, caller, flash, showForm, texts, providers } = context;
    const secret = await flash.read("saved_form");
    const saved =
      secret === undefined
        ? undefined
        : await findSavedForm(db, { userId: caller.userId, secretHash: digest(secret), now });
    // Links on the page must be relative to the usual URL of the form.
    const pageContext = { ...context, url: next };
    const html =
      saved && isRouteId(saved.operation)
        ? await showForm(saved.operation, pageContext, toRejected(texts, saved.content))
        : undefined;
    return html === undefined ? seeOther(next) : htmlPage(html, withFetch(pagePolicyWithForms(providers.origins)));
  },
});
