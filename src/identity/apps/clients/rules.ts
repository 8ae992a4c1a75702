import { OAuthError, quote } from "../../../foundation/errors.ts";
import type { Translator } from "../../../foundation/languages/texts.ts";
import type { ClientRow } from "./queries.ts";

export const grantTypes = [
  "authorization_code",
  "refresh_token",
  "urn:ietf:params:oauth:grant-type:device_code",
] as const;

const loopbackHosts = new Set(["127.0.0.1", "[::1]", "localhost"]);

/** Schemes with which a browser or an operating system runs code, reads files, shows its own pages, or starts other programs. */
const deniedSchemes = new Set(
  [
    // Code, files and content within a browser.
    "javascript vbscript livescript mocha ecmascript data blob about file filesystem content view-source jar wyciwyg resource res",
    "mhtml cid mid its mk",
    // Pages and extensions of browsers.
    "chrome devtools moz brave edge microsoft-edge opera vivaldi safari-extension safari-web-extension x-safari-http x-safari-https",
    // Schemes that start other programs with parameters.
    "intent android-app shell search hcp help telnet rlogin tn3270 ssh vnc rdp x-apple.systempreferences x-apple-helpbasic",
    // App stores and installers.
    "itms itms-apps itms-appss itms-services market apt steam",
    // Other protocols.
    "ftp ftps sftp tftp ws wss gopher nntp news ldap ldaps dict smb cifs nfs afp dav davs rtsp rtmp imap imaps pop pops",
    "svn git irc ircs magnet webcal feed urn tag",
    // Messages and calls.
    "mailto tel sms mms callto sip sips xmpp facetime facetime-audio geo",
  ].flatMap((names) => names.split(" ")),
);

/** Families of schemes of browsers and of Windows (`chrome-extension`, `moz-extension`, `ms-msdt`, `search-ms`). */
const deniedFamilies = /^(?:chrome|moz|ms)-|-ms$/;

/** Scheme names that the `form-action` directive of the consent page's CSP can contain. */
const schemePattern = /^[a-z][a-z0-9+.-]*$/;

/** Stricter than a browser: the host is part of the consent page's CSP, where `;` and `,` separate directives. */
const hostPattern = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

export const redirectUriProblem = (uri: string): string | undefined => {
  // A browser reads a backslash as a slash, and drops tabs and line breaks.
  if (!URL.canParse(uri) || /[\s\\\p{Cc}]/u.test(uri)) return "is not an absolute URL";
  const { protocol, hostname, username, password } = new URL(uri);
  if (uri.includes("#")) return "must not have a fragment";
  if (username || password) return "must not have a user name or a password";
  if (uri.includes("*")) return "must not have a wildcard";
  if (/^https?:$/.test(protocol) && !hostPattern.test(hostname)) return "must not have other characters in its host";
  if (protocol === "https:") return undefined;
  if (protocol === "http:")
    return loopbackHosts.has(hostname) ? undefined : "must begin with https:// unless its host is a loopback address";
  const scheme = protocol.slice(0, -1);
  if (!schemePattern.test(scheme) || deniedSchemes.has(scheme) || deniedFamilies.test(scheme))
    return `must not have the scheme ${scheme}`;
  // A slash after the scheme sets it apart from a host without a scheme, such as localhost:8787/callback.
  return scheme.includes(".") || uri.slice(protocol.length).startsWith("/")
    ? undefined
    : "must begin with a scheme, such as https://, org.example.app:/ or example://";
};

/** Whether the app runs on the user's machine: its loopback URIs may then have any port (RFC 8252 §7.3). */
export const isNative = (redirectUris: readonly string[]): boolean =>
  redirectUris.some((uri) => URL.canParse(uri) && new URL(uri).protocol !== "https:");

/** Whether the URI is one of the client's redirect URIs, or one of its loopback URIs with another port. */
export const isRedirectUriOf = (redirectUris: readonly string[], uri: string): boolean =>
  redirectUris.includes(uri) || redirectUris.map(withoutPort).includes(withoutPort(uri) ?? uri);

const withoutPort = (uri: string): string | undefined =>
  URL.canParse(uri) && loopbackHosts.has(new URL(uri).hostname) && uri.startsWith("http:")
    ? uri.replace(/^(http:\/\/[^/?#]*?):\d+(?=[/?#]|$)/, "$1")
    : undefined;

type Client = Pick<ClientRow, "id" | "name" | "uri" | "redirectUris" | "grantTypes" | "authMethod">;

/** Client metadata as in RFC 7591 §2. */
export const metadataOf = ({ id, name, uri, redirectUris, grantTypes, authMethod }: Client) => ({
  client_id: id,
  client_name: name,
  ...(uri !== null && { client_uri: uri }),
  redirect_uris: redirectUris,
  grant_types: grantTypes,
  response_types: grantTypes.includes("authorization_code") ? ["code" as const] : [],
  token_endpoint_auth_method: authMethod,
});

/** Where the app runs: the host of its site, or a name for the user's computer or for an app with its own scheme. */
export const placeOf = ({ t }: Translator, redirectUri: string): string => {
  const { protocol, host } = new URL(redirectUri);
  if (protocol === "https:") return host;
  return protocol === "http:" ? t("account.place.computer") : t("account.place.scheme", { scheme: protocol });
};

const authMethods = ["none", "client_secret_basic", "client_secret_post"] as const;

type ClientRegistration = {
  redirect_uris: readonly string[];
  grant_types: readonly string[];
  token_endpoint_auth_method: string;
};

/** Ignores grant types that the service does not support (RFC 7591 §2). @throws OAuthError */
export const registrationOf = (requested: ClientRegistration) => {
  const { redirect_uris: redirectUris, token_endpoint_auth_method: method } = requested;
  for (const uri of redirectUris) {
    const problem = redirectUriProblem(uri);
    if (problem !== undefined) throw new OAuthError(400, "invalid_redirect_uri", `${quote(uri)} ${problem}`);
  }
  const types = grantTypes.filter((type) => requested.grant_types.includes(type));
  const authMethod = authMethods.find((name) => name === method);
  if (authMethod === undefined) throw invalidMetadata(`token_endpoint_auth_method must be ${authMethods.join(" or ")}`);
  if (!types.some((type) => type !== "refresh_token"))
    throw invalidMetadata(`grant_types must have ${grantTypes[0]} or ${grantTypes[2]}`);
  if (types.includes("authorization_code") && redirectUris.length === 0)
    throw new OAuthError(400, "invalid_redirect_uri", "redirect_uris must have an address");
  return { redirectUris: [...redirectUris], grantTypes: types, authMethod };
};

const invalidMetadata = (message: string) => new OAuthError(400, "invalid_client_metadata", message);
