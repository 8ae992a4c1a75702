import { BadRequest, errorsOf, InvalidField, quote, type ServiceError } from "../../../foundation/errors.ts";
import { redirectUriProblem } from "../../../identity/apps/clients/rules.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { linesIn, toUri } from "../../../web/pages/text-fields.ts";
import { webAddress } from "../../kit/fields.ts";
import { fromContract, oneOf, optional, required, text, type ValuesOf, withDefault } from "../../kit/schema.ts";

export const developerPath = "/settings/developer";

/** The fields of an app's form. */
export const clientFields = {
  name: required(fromContract("Name"), "common.field.name"),
  website_url: optional(webAddress, "common.field.address"),
  /** One per line. An app without redirect URIs can only use device codes; an app with redirect URIs cannot. */
  redirect_uris: withDefault(text({ maxLength: 21_000 }), "", "common.field.redirect_uris"),
  /** Whether the app runs on a server that can keep a secret. It cannot be changed later. */
  kind: withDefault(oneOf(["confidential", "public"]), "public", "common.field.kind"),
};

const maxRedirectUris = 10;

const readWebsite = (website: string): string | null => {
  const uri = toUri(website);
  if (uri !== "" && !conformsTo("Url", uri))
    throw new InvalidField("website_url", "must be an address that begins with https:// or http://");
  return uri || null;
};

const readRedirectUris = (lines: string): string[] => {
  const redirectUris = [...new Set(linesIn(lines))];
  const invalid = (message: string) => new BadRequest(message, { field: "redirect_uris", code: "validation_failed" });
  if (redirectUris.length > maxRedirectUris)
    throw invalid(`body/redirect_uris must have at most ${maxRedirectUris} lines`);
  for (const redirectUri of redirectUris) {
    const problem = redirectUriProblem(redirectUri);
    if (problem !== undefined) throw invalid(`${quote(redirectUri)} ${problem}`);
  }
  return redirectUris;
};

/** Reads an app from its form. @throws BadRequest for an invalid address */
export const readClient = ({ name, website_url = "", redirect_uris }: ValuesOf<typeof clientFields>) => ({
  name,
  uri: readWebsite(website_url),
  redirectUris: readRedirectUris(redirect_uris),
});

/** Returns errors in fields that match the form's schema. */
export const clientErrors = (form: Readonly<Record<string, unknown>>): ServiceError[] => {
  const { website_url: website, redirect_uris: lines } = form;
  return [
    ...(typeof website === "string" ? errorsOf(() => readWebsite(website)) : []),
    ...(typeof lines === "string" ? errorsOf(() => readRedirectUris(lines)) : []),
  ];
};
