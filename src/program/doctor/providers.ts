import { boundedFetch, providerDeadline } from "../../identity/auth/oauth/fetch.ts";
import type { GithubSettings } from "../../identity/auth/oauth/github.ts";
import type { OpenIdSettings } from "../../identity/auth/oauth/openid.ts";
import type { ProviderSettings } from "../../identity/auth/oauth/providers.ts";
import { type Finding, reasonOf, reportOf } from "./finding.ts";

const report = reportOf("providers");

export const checkProviders = async ({ github, openId }: ProviderSettings, baseUrl: string): Promise<Finding[]> => {
  const checks = [...openId.map((one) => checkOpenId(one)), ...(github ? [checkGithub(github)] : [])];
  const all = [...openId, ...(github ? [{ ...github, name: "github" }] : [])];
  if (all.length === 0) return [report.ok("none is set")];
  return [...(await Promise.all(checks)), ...all.flatMap((one) => checkRedirect(one, baseUrl))];
};

const checkOpenId = async ({ name, discoveryUrl, issuer, redirectUri }: OpenIdSettings): Promise<Finding> => {
  try {
    const response = await boundedFetch(AbortSignal.timeout(providerDeadline))(discoveryUrl);
    if (!response.ok)
      return report.problem(`${name}: ${discoveryUrl} responds with ${response.status}; correct issuer_url`);
    const metadata: unknown = await response.json();
    const said: unknown = Object(metadata).issuer;
    if (said !== issuer)
      return report.problem(
        `${name}: the issuer is ${JSON.stringify(said)}, not ${issuer}; correct server.oidc.${name}.issuer_url`,
      );
    return report.ok(`${name}: the issuer is ${issuer}; ${registered(redirectUri)}`);
  } catch (error) {
    return report.problem(
      `${name}: ${discoveryUrl} cannot be read (${reasonOf(error)}); correct it, or let connections out`,
    );
  }
};

const checkGithub = async ({ authUrl, redirectUri }: GithubSettings): Promise<Finding> => {
  try {
    // Without parameters a provider shows an error or redirects to its sign-in: both tell that it is there.
    const response = await fetch(authUrl, { redirect: "manual", signal: AbortSignal.timeout(providerDeadline) });
    await response.body?.cancel();
    if (response.status >= 500)
      return report.warning(`github: ${authUrl} responds with ${response.status}; try again later`);
    return report.ok(`github: ${authUrl} responds; ${registered(redirectUri)}`);
  } catch (error) {
    return report.problem(`github: ${authUrl} cannot be reached (${reasonOf(error)}); let connections out`);
  }
};

const registered = (redirectUri: string): string => `the redirect URI to register there is ${redirectUri}`;

const checkRedirect = ({ name, redirectUri }: { name: string; redirectUri: string }, baseUrl: string): Finding[] =>
  redirectUri.startsWith(`${baseUrl}/`)
    ? []
    : [
        report.problem(
          `${name}: redirect_uri ${redirectUri} is not below server.base_url ${baseUrl}: sign-ins do not come back; correct it`,
        ),
      ];
