import { type Config, isLocal } from "../config/config.ts";
import { type Finding, reportOf } from "./finding.ts";

const report = reportOf("configuration");

export const checkConfiguration = (config: Config): Finding[] => {
  const warnings = [...config.warnings, ...publicMistakes(config)].map(report.warning);
  return warnings.length > 0 ? warnings : [report.ok(`valid; the service is at ${config.server.base_url}`)];
};

const publicMistakes = ({ server, security, outbound, log }: Config): string[] => {
  if (isLocal(server.base_url)) return [];
  const mistakes: string[] = [];
  if (server.base_url.startsWith("http:"))
    mistakes.push(`server.base_url is ${server.base_url}: passwords travel unencrypted; serve it over https`);
  else if (!server.trust_proxy || (typeof server.trust_proxy === "object" && server.trust_proxy.length === 0))
    mistakes.push(
      "server.base_url is https, which a proxy serves, but server.trust_proxy is not set: everybody is one address and shares one limit; set it to the number of your proxies",
    );
  if (outbound.allow_private_addresses)
    mistakes.push("outbound.allow_private_addresses is true: webhooks reach into your network; set it to false");
  if (server.contact === undefined)
    mistakes.push(
      security.contact === undefined
        ? "server.contact and security.contact are not set: nobody learns whom to write to, or where to report a vulnerability; set server.contact"
        : "server.contact is not set: the API's document names nobody to write to; set it",
    );
  if (log.level === "silent") mistakes.push("log.level is silent: nothing tells what fails; set it to info");
  return mistakes;
};
