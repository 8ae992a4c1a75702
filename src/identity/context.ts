import type { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import type { operationTable } from "../../generated/contract.ts";
import type { Count } from "../foundation/counts.ts";
import type { Queryable } from "../foundation/db/client.ts";
import type { StreamExport } from "../foundation/db/export-stream.ts";
import type { QueryLimiter } from "../foundation/db/pools.ts";
import type { Language, Translator } from "../foundation/languages/texts.ts";
import type { Outbound } from "../foundation/outbound/request.ts";
import type { Uploads } from "../foundation/pictures/drawing.ts";
import type { Caller, ContextualHandler, OperationId, RouteId } from "../server/http/contract.ts";
import type { OperationCall, OperationResponse } from "../server/http/in-process.ts";
import type { LinkPreview } from "../server/http/probe.ts";
import type { Limits } from "../server/limits/limits.ts";
import type { CheckReadiness } from "../server/readiness/readiness.ts";
import type { Mailer } from "../web/mail/mailer.ts";
import type { Site } from "../web/pages/document.ts";
import type { RejectedForm } from "../web/pages/form.ts";
import type { Render } from "../web/pages/template.ts";
import type { Targets } from "./access/policy.ts";
import type { Access } from "./access/rights.ts";
import type { AuthorizationServer } from "./apps/server/server.ts";
import type { Device } from "./auth/devices/device.ts";
import type { Flash } from "./auth/flash.ts";
import type { Keyring } from "./auth/keyring.ts";
import type { Providers } from "./auth/oauth/provider.ts";
import type { Passwords } from "./auth/passwords/hashing.ts";
import type { PasswordPolicy } from "./auth/passwords/policy.ts";
import type { Browser } from "./auth/sessions/browser.ts";

/**
 * Streams changes until the caller's credential ends or its permissions change.
 * @param options.readAccess returns undefined when the credential has ended
 * @param options.lastId id of the last received event; without it and `since`, only new changes follow
 */
export type FollowChanges = (options: {
  client: string;
  readAccess: (now: Date) => Promise<Access | undefined>;
  lastId: string | undefined;
  since: string | undefined;
  types: readonly string[] | undefined;
}) => Promise<Readable>;

export type Context = {
  readonly db: Queryable;
  /** Limits how many full-text searches and other expensive queries run at once. */
  readonly searchLimiter: QueryLimiter;
  readonly streamExport: StreamExport;
  readonly followChanges: FollowChanges;
  readonly caller: Caller | null;
  /** The authorized resource of the operation. `Handler` has its type for each operation. */
  readonly target: unknown;
  readonly now: Date;
  /** Public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly site: Site;
  /** The configured mailto: or https: address for reports of vulnerabilities. */
  readonly securityContact: string | undefined;
  /** Whether the roles of users without a second factor are suspended. */
  readonly secondFactorForAdmins: boolean;
  readonly url: string;
  /** The trailing slash of the requested path, if the operation's path has none. */
  readonly trailingSlash: "/" | "";
  readonly log: FastifyBaseLogger;
  /** The client's IP address. */
  readonly address: string;
  readonly linkPreview: LinkPreview;
  /** Whether the body was submitted by a form of a page. The response is then a redirect. */
  readonly isForm: boolean;
  /** Whether the request has timed out: the client already has a 503. */
  readonly isTimedOut: () => boolean;
  readonly browser: Browser;
  readonly device: Device;
  readonly flash: Flash;
  readonly providers: Providers;
  readonly authorizationServer: AuthorizationServer;
  readonly passwords: Passwords;
  readonly passwordPolicy: PasswordPolicy;
  readonly uploads: Uploads;
  readonly limits: Limits;
  readonly mailer: Mailer;
  /** Renders the page of a route's form with the submitted values; undefined if there is no such form. */
  readonly showForm: (id: RouteId, context: Context, rejected: RejectedForm) => Promise<string | undefined>;
  readonly callOperation: (call: OperationCall) => Promise<OperationResponse>;
  readonly outbound: Outbound;
  /** Whether requests to user-supplied URLs may use plain http and private addresses. */
  readonly allowsPrivateAddresses: boolean;
  readonly webhookKeys: Keyring;
  readonly totpKeys: Keyring;
  /** The language that the request prefers; `null` if none of its languages is supported. */
  readonly requestedLanguage: Language | null;
  readonly texts: Translator;
  readonly render: Render;
  readonly checkReadiness: CheckReadiness;
  readonly count: Count;
};

export type UserContext = Context & { readonly caller: Caller };

/** The type of the authorized resource of a path; undefined for paths without parameters. */
export type TargetAt<Permission, Path> = [Permission, Path] extends [
  `${infer Noun extends keyof Targets}.${string}`,
  `${string}{${string}`,
]
  ? Targets[Noun]
  : undefined;

/** The type of the authorized resource of an operation; undefined for public operations. */
type TargetOf<Id extends OperationId> = (typeof operationTable)[Id]["allowsAnonymous"] extends false
  ? TargetAt<(typeof operationTable)[Id]["permission"], (typeof operationTable)[Id]["path"]>
  : undefined;

export type Handler<Id extends OperationId> = ContextualHandler<Id, Context & { readonly target: TargetOf<Id> }>;

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
