import { type Static, Type } from "typebox";
import { recordOf } from "../../foundation/record-of.ts";
import { isNetwork, type TrustProxy } from "../../server/http/client-address.ts";
import { conformsTo } from "../../server/http/components.ts";
import { defaultCapacity } from "../../server/http/connections.ts";
import { configurableLimits, defaultQuotaOf } from "../../server/limits/quotas.ts";

export const formats = {
  address: {
    isValid: (text: string) => {
      const port = /^(?:\[[0-9a-fA-F:.]+\]|[^:/\s]+):(\d{1,5})$/.exec(text)?.[1];
      return port !== undefined && Number(port) >= 1 && Number(port) <= 65_535;
    },
    meaning: "host:port or [IPv6 address]:port, with a port from 1 to 65535",
  },
  url: {
    isValid: (text: string) => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text),
    meaning: "a URL that begins with http:// or https://",
  },
  base_url: {
    isValid: (text: string) => /^https?:\/\/[^\s/?#@]+\/?$/.test(text) && URL.canParse(text),
    meaning:
      "a URL that begins with https:// or http://, without a user, path, query or fragment, such as https://alliance.example.org",
  },
  logo: {
    isValid: (text: string) => /.\.(?:svg|png|jpg|webp)$/.test(text),
    meaning: "the path of a .svg, .png, .jpg or .webp file",
  },
  color: {
    isValid: (text: string) => /^#[0-9A-Fa-f]{6}$/.test(text),
    meaning: 'a color as # and six hexadecimal digits, such as "#1f4fd8"',
  },
  contact: {
    isValid: (text: string) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) && URL.canParse(text),
    meaning: "an address that begins with mailto: or https://",
  },
  sender: {
    // RFC 5322 §3.4: a name with a comma or another special character has to be quoted.
    isValid: (text: string) => {
      const address = /^(?:(?:"[^"\\\p{Cc}]*"|[^"\\(),.:;<>@[\]\p{Cc}]*) ?<([^<>]+)>|([^<>]+))$/u.exec(text);
      return conformsTo("Email", address?.[1] ?? address?.[2] ?? "");
    },
    meaning: 'an email address, alone or as in "Community Alliance" <no-reply@example.org>',
  },
  network: { isValid: isNetwork, meaning: "an IP address or a network such as 10.0.0.0/8" },
  bucket_url: {
    isValid: (text: string) =>
      /^https?:\/\/[^\s/?#:@]+:[^\s/?#:@]+@[^\s/?#@]+\/[a-z0-9][a-z0-9._-]+(?:\/[\w.-]+)*\/?(?:\?region=[\w-]+)?$/.test(
        text,
      ) && isDecodable(text),
    meaning:
      "https://key:secret@host/bucket?region=eu-central-1, with special characters in the secret percent-encoded",
  },
  database_url: {
    isValid: (text: string) => /^postgres(?:ql)?:\/\/\S+$/.test(text) && isDecodable(withoutFurtherHosts(text)),
    meaning: "postgres://user:password@host:port/database, with special characters percent-encoded",
  },
};

/** The driver accepts several hosts, separated by commas; the URL standard does not. */
const withoutFurtherHosts = (url: string): string => url.replace(/^(\w+:\/\/(?:[^/?#@]*@)?[^,/?#]*),[^/?#]*/, "$1");

const isDecodable = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  try {
    return decodeURIComponent(url) !== "";
  } catch {
    return false;
  }
};

const settings = <Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false, default: {} });

const quota = (name: (typeof configurableLimits)[number]) =>
  Type.Integer({ default: defaultQuotaOf(name), minimum: 1 });

const trustProxy = Type.Unsafe<TrustProxy>({
  type: ["boolean", "integer", "array"],
  minimum: 0,
  maximum: 16,
  items: { type: "string", format: "network" },
  default: false,
});

const url = Type.String({ format: "url" });
const databaseUrl = Type.String({ format: "database_url" });
const text = Type.String({ minLength: 1 });
const scopes = Type.Array(text);

const openIdProvider = (defaults: { pkce: boolean; nonce: "required" | "if_present" }) =>
  settings({
    client_id: Type.Optional(text),
    client_secret: Type.Optional(text),
    issuer_url: Type.Optional(url),
    discovery_url: Type.Optional(url),
    redirect_uri: Type.Optional(url),
    scopes: Type.Optional(scopes),
    pkce: Type.Boolean({ default: defaults.pkce }),
    nonce: Type.Enum(["required", "if_present"], { default: defaults.nonce }),
  });

export const configSchema = settings({
  server: settings({
    addr: Type.String({ default: "127.0.0.1:3000", format: "address" }),
    base_url: Type.Optional(Type.String({ format: "base_url" })),
    name: Type.String({ default: "Community Alliance Service", minLength: 1, maxLength: 80 }),
    contact: Type.Optional(Type.String({ format: "contact" })),
    cookie: settings({ secure: Type.Optional(Type.Boolean()) }),
    trust_proxy: trustProxy,
    max_connections: Type.Integer({ default: defaultCapacity.connections, minimum: 1 }),
    max_requests_in_progress: Type.Integer({ default: defaultCapacity.requestsInProgress, minimum: 1 }),
    response_cache_bytes: Type.Integer({ default: 33_554_432, minimum: 0 }),
    /** 0 means one per core. */
    workers: Type.Integer({ default: 1, minimum: 0, maximum: 64 }),
    /** Seconds. */
    shutdown_delay: Type.Integer({ default: 0, minimum: 0, maximum: 300 }),
    oauth2: settings({
      github: settings({
        client_id: Type.Optional(text),
        client_secret: Type.Optional(text),
        auth_url: Type.Optional(url),
        token_url: Type.Optional(url),
        userinfo_url: Type.Optional(url),
        emails_url: Type.Optional(url),
        redirect_uri: Type.Optional(url),
        scopes: Type.Optional(scopes),
      }),
    }),
    oidc: settings({
      google: openIdProvider({ pkce: true, nonce: "required" }),
      // LinkedIn's ID tokens carry no nonce.
      linkedin: openIdProvider({ pkce: false, nonce: "if_present" }),
    }),
  }),
  site: settings({
    logo: Type.Optional(Type.String({ format: "logo" })),
    accent: Type.Optional(Type.String({ format: "color" })),
    tagline: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    imprint_url: Type.Optional(url),
    privacy_url: Type.Optional(url),
    terms_url: Type.Optional(url),
  }),
  limits: settings({
    factor: Type.Number({ default: 1, exclusiveMinimum: 0 }),
    ...recordOf(configurableLimits, quota),
  }),
  security: settings({
    contact: Type.Optional(Type.String({ format: "contact" })),
    breached_passwords: Type.Optional(text),
    second_factor_for_admins: Type.Boolean({ default: false }),
  }),
  session: settings({ absolute_days: Type.Optional(Type.Number({ exclusiveMinimum: 0 })) }),
  db: settings({
    url: Type.Optional(databaseUrl),
    pool_size: Type.Integer({ default: 10, minimum: 1, maximum: 1000 }),
    listen_url: Type.Optional(databaseUrl),
  }),
  metrics: settings({ addr: Type.Optional(Type.String({ format: "address" })) }),
  /** Days; 0, where allowed, means forever. */
  retention: settings({
    attendances_days: Type.Integer({ default: 1825, minimum: 0 }),
    bans_days: Type.Integer({ default: 730, minimum: 1 }),
    audit_days: Type.Integer({ default: 1825, minimum: 0 }),
    reports_days: Type.Integer({ default: 365, minimum: 0 }),
    security_events_days: Type.Integer({ default: 365, minimum: 1 }),
  }),
  storage: settings({
    url: Type.Optional(Type.String({ format: "bucket_url" })),
    max_bytes_per_user: Type.Integer({ default: 104_857_600, minimum: 1 }),
  }),
  data_dir: Type.String({ default: ".data", minLength: 1 }),
  email: settings({
    from: Type.Optional(Type.String({ format: "sender" })),
    smtp: settings({
      host: Type.Optional(text),
      port: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535 })),
      username: Type.Optional(text),
      password: Type.Optional(text),
      secure: Type.Optional(Type.Boolean()),
    }),
  }),
  outbound: settings({ allow_private_addresses: Type.Boolean({ default: false }) }),
  log: settings({
    level: Type.Enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], { default: "info" }),
    format: Type.Optional(Type.Enum(["json", "pretty"])),
  }),
});

export type Settings = Static<typeof configSchema>;
