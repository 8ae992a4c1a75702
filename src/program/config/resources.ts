import { readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { createFolderStorage } from "../../foundation/storage/folder.ts";
import { createBucketStorage } from "../../foundation/storage/s3.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import type { ProviderSettings } from "../../identity/auth/oauth/providers.ts";
import { type BreachedPasswords, openBreachedPasswords } from "../../identity/auth/passwords/breached.ts";
import type { MailSettings } from "../../web/mail/transport.ts";
import type { Asset } from "../../web/pages/assets.ts";
import { type Config, withSetting } from "./config.ts";
import type { Settings } from "./schema.ts";

export const readLogo = async ({ site }: Pick<Config, "site">): Promise<Asset | undefined> => {
  const { logo: path } = site;
  if (path === undefined) return undefined;
  return withSetting("site.logo", async () => ({ name: `logo${extname(path)}`, content: await readFile(path) }));
};

export const openStorage = ({ storage, data_dir }: Pick<Settings, "storage" | "data_dir">): Storage =>
  storage.url === undefined
    ? createFolderStorage(join(resolve(data_dir), "uploads"))
    : createBucketStorage(storage.url);

/** Without an SMTP host, emails are written to files in the data folder. */
export const mailSettingsOf = ({ email, server, data_dir }: Config): MailSettings => {
  const { host, ...rest } = email.smtp;
  return {
    from:
      email.from ??
      `"${server.name.replaceAll(/["\\<>\p{Cc}]/gu, "")}" <no-reply@${new URL(server.base_url).hostname.replace(/^\[.*\]$/, "localhost")}>`,
    outbox: resolve(data_dir, "outbox"),
    ...(host !== undefined && { smtp: { host, ...rest } }),
  };
};

const github = {
  auth_url: "https://github.com/login/oauth/authorize",
  token_url: "https://github.com/login/oauth/access_token",
  userinfo_url: "https://api.github.com/user",
  emails_url: "https://api.github.com/user/emails",
  scopes: ["read:user", "user:email"],
};

const issuers = { google: "https://accounts.google.com", linkedin: "https://www.linkedin.com/oauth" };

export const providerSettingsOf = ({ server }: Config): ProviderSettings => {
  const callback = (name: string) => `${server.base_url}/auth/oauth/${name}/callback`;
  const configured = server.oauth2.github;
  const settings = { ...github, ...configured };
  const openId = (["google", "linkedin"] as const).flatMap((name) => {
    const { client_id, client_secret, issuer_url, discovery_url, redirect_uri, scopes, pkce, nonce } =
      server.oidc[name];
    if (client_id === undefined || client_secret === undefined) return [];
    const issuer = issuer_url ?? issuers[name];
    return {
      name,
      issuer,
      discoveryUrl: discovery_url ?? `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
      clientId: client_id,
      clientSecret: client_secret,
      redirectUri: redirect_uri ?? callback(name),
      scopes: scopes ?? ["openid", "profile", "email"],
      pkce,
      nonce,
    };
  });
  return {
    openId,
    ...(configured.client_id !== undefined &&
      configured.client_secret !== undefined && {
        github: {
          clientId: configured.client_id,
          clientSecret: configured.client_secret,
          authUrl: settings.auth_url,
          tokenUrl: settings.token_url,
          userinfoUrl: settings.userinfo_url,
          emailsUrl: settings.emails_url,
          redirectUri: settings.redirect_uri ?? callback("github"),
          scopes: settings.scopes,
        },
      }),
  };
};

/** @throws ConfigError if the file of `security.breached_passwords` cannot be read */
export const openPasswordFilter = async ({ security }: Config): Promise<BreachedPasswords | undefined> => {
  const { breached_passwords: path } = security;
  return path === undefined ? undefined : withSetting("security.breached_passwords", () => openBreachedPasswords(path));
};
