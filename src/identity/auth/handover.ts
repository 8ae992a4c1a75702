import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queryable } from "../../foundation/db/client.ts";
import { createKeyring, seal, unseal } from "./keyring.ts";
import { sessionOf } from "./sessions/browser.ts";

/** What a response hands over to a later request of the same browser, at this path and within this time. */
const kinds = {
  typed_email: { path: "/auth", seconds: 600 },
  rsvp_request: { path: "/auth/login", seconds: 600 },
  join_request: { path: "/auth/login", seconds: 600 },
  // As long as the link in the email works, which a page of the mailbox may open.
  next_page: { path: "/auth/verify-email", seconds: 86_400, sameSite: "lax" },
  new_token: { path: "/settings/tokens", seconds: 60 },
  new_client: { path: "/settings/developer", seconds: 60 },
  new_calendar: { path: "/settings/notifications", seconds: 60 },
  new_invitation: { path: "/", seconds: 60 },
  new_totp: { path: "/settings/security/totp", seconds: 600 },
  new_codes: { path: "/settings/security", seconds: 60 },
  // Of the browser, whatever session it has: the next one is another.
  form_owner: { path: "/", seconds: 31_536_000, isOfBrowser: true },
  // A provider leads back from another site.
  saved_form: { path: "/auth/saved-form", seconds: 3600, sameSite: "lax", isOfBrowser: true },
  pending_sign_in: { path: "/auth", seconds: 600 },
  passkey_sign_in: { path: "/auth/passkey", seconds: 300 },
  passkey_confirmation: { path: "/auth/second-factor", seconds: 300 },
  passkey_registration: { path: "/settings/security/passkeys", seconds: 300 },
} as const satisfies Record<string, { path: string; seconds: number; sameSite?: "lax"; isOfBrowser?: true }>;

export type HandoverKind = keyof typeof kinds;
type Kind = HandoverKind;

export const handoverLifetime = (kind: Kind): number => kinds[kind].seconds * 1000;

/** Carries a value past a redirect in an encrypted cookie: a secret that is shown once must be in no address, log or row. */
export type Handover = {
  give(kind: Kind, value: string, seconds?: number): Promise<void>;
  read(kind: Kind): Promise<string | undefined>;
  /** The value is gone afterwards; a probe gets none. */
  take(kind: Kind): Promise<string | undefined>;
};

type Options = { db: Queryable; clock: () => Date; secure: boolean };

type Exchange = { request: FastifyRequest; reply: FastifyReply; isProbe: boolean };

export const createHandovers = ({ db, clock, secure }: Options): ((exchange: Exchange) => Handover) => {
  const keys = createKeyring({ db, clock }, "handover");
  return ({ request, reply, isProbe }) => {
    const bound = (kind: Kind) => `${kind} ${"isOfBrowser" in kinds[kind] ? "" : (sessionOf(request)?.id ?? "")}`;
    const cookie = (kind: Kind) => {
      const { path, sameSite = "strict" }: { path: string; sameSite?: "lax" | "strict" } = kinds[kind];
      return { path, httpOnly: true, sameSite, secure };
    };
    const read = async (kind: Kind): Promise<string | undefined> => {
      const text = await unseal(keys, request.cookies[kind] ?? "", bound(kind));
      const [, expires, value] = /^(\d+) (.*)$/s.exec(text ?? "") ?? [];
      return Number(expires) > clock().getTime() ? value : undefined;
    };
    return {
      give: async (kind, value, seconds = kinds[kind].seconds) => {
        const text = `${clock().getTime() + seconds * 1000} ${value}`;
        reply.setCookie(kind, await seal(keys, text, bound(kind)), { ...cookie(kind), maxAge: seconds });
      },
      read,
      take: async (kind) => {
        if (isProbe || request.cookies[kind] === undefined) return undefined;
        reply.clearCookie(kind, cookie(kind));
        return read(kind);
      },
    };
  };
};
