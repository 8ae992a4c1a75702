import { reasonOf } from "../../foundation/outage.ts";
import type { GithubSettings } from "../../identity/auth/oauth/github.ts";
import type { OpenIdSettings } from "../../identity/auth/oauth/openid.ts";
import { boundedFetch, providerTimeoutMs } from "../../identity/auth/oauth/provider.ts";
import type { ProviderSettings } from "../../identity/auth/oauth/providers.ts";
import { createReporter, type Finding } from "./finding.ts";

const report = createReporter("providers");

export const checkProviders = async ({ github, openId }: ProviderSettings, baseUrl: string): Promise<Finding[]> => {
  if (openId.length === 0 && !github) return [report.ok("none is set")];
  const all = [...openId, ...(github ? [{ ...github, name: "github" }] : [])];
  const misdirected = all.filter(({ redirectUri }) => !redirectUri.startsWith(`${baseUrl}/`));
  return [
    ...(await Promise.all([...openId.map(checkOpenId), ...(github ? [checkGithub(github)] : [])])),
    ...misdirected.map(({ name, redirectUri }) =>
      report.problem(
        `${name}: redirect_uri ${redirectUri} is not under server.base_url ${baseUrl}, so the provider redirects users elsewhere; correct it`,
      ),
    ),
  ];
};

const checkOpenId = async ({ name, discoveryUrl, issuer, redirectUri }: OpenIdSettings): Promise<Finding> => {
  try {
    const response = await boundedFetch(AbortSignal.timeout(providerTimeoutMs))(discoveryUrl);
    if (!response.ok)
      return report.problem(`${name}: ${discoveryUrl} responds with ${response.status}; correct issuer_url`);
    const metadata: unknown = await response.json();
    const issuerInMetadata: unknown = Object(metadata).issuer;
    if (issuerInMetadata !== issuer)
      return report.problem(
        `${name}: the issuer is ${JSON.stringify(issuerInMetadata)}, not ${issuer}; correct server.oidc.${name}.issuer_url`,
      );
    return report.ok(`${name}: the issuer is ${issuer}; the redirect URI to register there is ${redirectUri}`);
  } catch (error) {
    return report.problem(
      `${name}: ${discoveryUrl} cannot be read (${reasonOf(error)}); correct it, or allow outgoing connections`,
    );
  }
};

const checkGithub = async ({ authUrl, redirectUri }: GithubSettings): Promise<Finding> => {
  try {
    // An error page or a redirect shows that the provider is there.
    const response = await fetch(authUrl, { redirect: "manual", signal: AbortSignal.timeout(providerTimeoutMs) });
    await response.body?.cancel();
    return report.ok(`github: ${authUrl} responds; the redirect URI to register there is ${redirectUri}`);
  } catch (error) {
    return report.problem(`github: ${authUrl} cannot be reached (${reasonOf(error)}); allow outgoing connections`);
  }
};
