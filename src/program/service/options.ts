import type { FastifyServerOptions } from "fastify";
import { type DecisionFor, decisionFor } from "../../community/policies.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Pools } from "../../foundation/db/pools.ts";
import { createOutbound, type Outbound } from "../../foundation/outbound/request.ts";
import { createCardDrawer } from "../../foundation/pictures/drawing.ts";
import { createEncoder, createPictureLimiter, type EncodePicture } from "../../foundation/pictures/encoding.ts";
import { createFolderStorage } from "../../foundation/storage/folder.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import type { ProviderSettings } from "../../identity/auth/oauth/providers.ts";
import type { BreachedPasswords } from "../../identity/auth/passwords/breached.ts";
import { createPasswordHasher, type Passwords } from "../../identity/auth/passwords/hashing.ts";
import type { SessionLifetime } from "../../identity/auth/sessions/queries.ts";
import type { CacheOptions } from "../../server/cache/responses.ts";
import type { TrustProxy } from "../../server/http/client-address.ts";
import { type Capacity, defaultCapacity } from "../../server/http/connections.ts";
import type { Authenticate } from "../../server/http/contract.ts";
import { defaultTimeouts, type Timeouts } from "../../server/http/transport.ts";
import type { LimitSettings } from "../../server/limits/quotas.ts";
import type { Asset } from "../../web/pages/assets.ts";
import { defaultSite, type Site } from "../../web/pages/document.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { handlers, pages } from "./operations.ts";

export type AppOptions = {
  db: Queryable;
  /** By default everything shares `db`. */
  pools?: Omit<Pools, "db">;
  /** Further searches wait, and then get 503. */
  searchesAtOnce?: number;
  exportsAtOnce?: number;
  searchWaitMs?: number;
  baseUrl: string;
  site?: Site;
  logo?: Asset | undefined;
  securityContact?: string | undefined;
  secondFactorForAdmins?: boolean;
  trustProxy?: TrustProxy;
  timeouts?: Partial<Timeouts>;
  capacity?: Partial<Capacity>;
  logger?: FastifyServerOptions["logger"];
  clock?: () => Date;
  authenticate?: Authenticate;
  handlers?: typeof handlers;
  pages?: typeof pages;
  decisionFor?: DecisionFor;
  secureCookies?: boolean;
  sessionLifetime?: SessionLifetime;
  providers?: ProviderSettings;
  limits?: LimitSettings;
  cache?: CacheOptions;
  passwords?: Passwords;
  breachedPasswords?: BreachedPasswords | undefined;
  storage?: Storage;
  maxBytesPerUser?: number;
  encode?: EncodePicture;
  outbound?: Outbound;
  allowsPrivateAddresses?: boolean;
  /** Time of the last required migration, in milliseconds since 1970. By default, any database is ready. */
  lastMigration?: number;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  /** Aborts when the process is about to stop. */
  stopping?: AbortSignal;
};

/** Interface specification, §8. */
const defaultLifetime: SessionLifetime = { idleDays: 7, absoluteDays: undefined };

export const withDefaults = ({ db, timeouts, capacity, ...given }: AppOptions) => {
  const { baseUrl, allowsPrivateAddresses = false, tracing } = given;
  const pools: Omit<Pools, "db"> = given.pools ?? { readsDb: db, searchesDb: db, countersDb: db, exportsDb: db };
  const pictureLimiter = createPictureLimiter();
  return {
    searchesAtOnce: 2,
    exportsAtOnce: 2,
    // A hundred ordinary searches take less time.
    searchWaitMs: 1_000,
    site: defaultSite,
    secondFactorForAdmins: false,
    trustProxy: false,
    clock: () => new Date(),
    handlers,
    decisionFor,
    secureCookies: baseUrl.startsWith("https:"),
    sessionLifetime: defaultLifetime,
    providers: { openId: [] },
    cache: { url: "", maxBytes: 0 },
    limits: {},
    pages,
    maxBytesPerUser: 104_857_600,
    lastMigration: 0,
    ...given,
    db,
    pools,
    logger: given.logger ?? false,
    passwords: given.passwords ?? createPasswordHasher(),
    storage: given.storage ?? createFolderStorage(".data/uploads"),
    encode: given.encode ?? createEncoder(pictureLimiter),
    draw: createCardDrawer(pictureLimiter),
    allowsPrivateAddresses,
    outbound:
      given.outbound ??
      createOutbound({ allowsPrivate: allowsPrivateAddresses, traceOutbound: tracing?.traceOutbound }),
    timeouts: { ...defaultTimeouts, ...timeouts },
    capacity: { ...defaultCapacity, ...capacity },
  };
};

export type Options = ReturnType<typeof withDefaults>;
