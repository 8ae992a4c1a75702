import type { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import type { operationTable } from "../../generated/contract.ts";
import type { Count } from "../foundation/counts.ts";
import type { Queryable } from "../foundation/db/client.ts";
import type { Exporting } from "../foundation/db/export-stream.ts";
import type { QueryLimiter } from "../foundation/db/pools.ts";
import type { Language } from "../foundation/languages/languages.ts";
import type { Texts } from "../foundation/languages/texts.ts";
import type { Outbound } from "../foundation/outbound/request.ts";
import type { Uploads } from "../foundation/pictures/drawing.ts";
import type { Caller, ContextualHandler, OperationId, RouteId } from "../server/http/contract.ts";
import type { OperationCall, OperationResponse } from "../server/http/in-process.ts";
import type { Probe } from "../server/http/probe.ts";
import type { Limits } from "../server/limits/limits.ts";
import type { CheckReadiness } from "../server/readiness/readiness.ts";
import type { Postbox } from "../web/mail/postbox.ts";
import type { Site } from "../web/pages/document.ts";
import type { Rejected } from "../web/pages/form.ts";
import type { Render } from "../web/pages/template.ts";
import type { Targets } from "./access/policy.ts";
import type { Access } from "./access/rights.ts";
import type { AuthorizationServer } from "./apps/server/server.ts";
import type { Device } from "./auth/devices/device.ts";
import type { Handover } from "./auth/handover.ts";
import type { Keyring } from "./auth/keyring.ts";
import type { Providers } from "./auth/oauth/provider.ts";
import type { Passwords } from "./auth/passwords/hashing.ts";
import type { PasswordPolicy } from "./auth/passwords/policy.ts";
import type { Browser } from "./auth/sessions/browser.ts";

/**
 * Streams changes until the caller's credential ends or its permissions change.
 * @param wanted.readAccess undefined when the credential has ended
 * @param wanted.lastId the last event that was received; without it and `since`, only later changes follow
 */
export type FollowChanges = (wanted: {
  client: string;
  readAccess: (now: Date) => Promise<Access | undefined>;
  lastId: string | undefined;
  since: string | undefined;
  types: readonly string[] | undefined;
}) => Promise<Readable>;

export type Context = {
  readonly db: Queryable;
  /** Limits how many full-text searches and other expensive queries run at once. */
  readonly searching: QueryLimiter;
  readonly exporting: Exporting;
  readonly followChanges: FollowChanges;
  readonly caller: Caller | null;
  /** What the permission of the operation was decided about: handlers know its type. */
  readonly target: unknown;
  readonly now: Date;
  /** Public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly site: Site;
  /** Where to report vulnerabilities, if configured: a mailto: or https: address. */
  readonly securityContact: string | undefined;
  /** Whether the roles of users without a second factor give no rights. */
  readonly secondFactorForAdmins: boolean;
  readonly url: string;
  /** The slash at the end of the path that was requested, where the operation's path has none. */
  readonly trailingSlash: "/" | "";
  readonly log: FastifyBaseLogger;
  readonly address: string;
  readonly probe: Probe;
  /** Whether the body was sent by a form of a page, which is answered with a redirect. */
  readonly isForm: boolean;
  /** Whether the request took too long and has been answered with 503. */
  readonly isOver: () => boolean;
  readonly browser: Browser;
  readonly device: Device;
  readonly handover: Handover;
  readonly providers: Providers;
  readonly server: AuthorizationServer;
  readonly passwords: Passwords;
  readonly passwordPolicy: PasswordPolicy;
  readonly uploads: Uploads;
  readonly limits: Limits;
  readonly postbox: Postbox;
  /** Renders the page of a route's form with what was submitted; undefined where there is no such form. */
  readonly showForm: (id: RouteId, context: Context, rejected: Rejected) => Promise<string | undefined>;
  readonly callOperation: (call: OperationCall) => Promise<OperationResponse>;
  readonly outbound: Outbound;
  /** Whether requests to addresses that users chose may go to private ones, and over plain http. */
  readonly allowsPrivateAddresses: boolean;
  readonly webhookKeys: Keyring;
  readonly totpKeys: Keyring;
  /** The language that the request asks for; `null` when it asks for none of the service's. */
  readonly askedLanguage: Language | null;
  readonly texts: Texts;
  readonly render: Render;
  readonly checkReadiness: CheckReadiness;
  readonly count: Count;
};

export type UserContext = Context & { readonly caller: Caller };

/** The thing that a path names, found when the permission was decided; nothing for paths without parameters. */
export type TargetAt<Permission, Path> = [Permission, Path] extends [
  `${infer Noun extends keyof Targets}.${string}`,
  `${string}{${string}`,
]
  ? Targets[Noun]
  : undefined;

/** The same of an operation; nothing for public ones. */
type TargetOf<Id extends OperationId> = (typeof operationTable)[Id]["allowsAnonymous"] extends false
  ? TargetAt<(typeof operationTable)[Id]["permission"], (typeof operationTable)[Id]["path"]>
  : undefined;

export type Handler<Id extends OperationId> = ContextualHandler<Id, Context & { readonly target: TargetOf<Id> }>;

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
