import type { ProviderSettings } from "../../identity/auth/oauth/providers.ts";
import type { Config } from "./config.ts";

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
