import type { Queryable } from "../../foundation/db/client.ts";
import type { Exchange } from "../../server/http/contract.ts";
import { createKeyring, seal, unseal } from "./keyring.ts";
import { sessionOf } from "./sessions/browser.ts";

/** Path and lifetime of each kind of flash message. */
const kinds = {
  typed_email: { path: "/auth", seconds: 600 },
  rsvp_request: { path: "/auth/login", seconds: 600 },
  join_request: { path: "/auth/login", seconds: 600 },
  // Lives as long as the link in the email. Lax, because a webmail site may open the link.
  next_page: { path: "/auth/verify-email", seconds: 86_400, sameSite: "lax" },
  new_token: { path: "/settings/tokens", seconds: 60 },
  new_client: { path: "/settings/developer", seconds: 60 },
  new_calendar: { path: "/settings/notifications", seconds: 60 },
  new_invitation: { path: "/", seconds: 60 },
  new_door_link: { path: "/events", seconds: 60 },
  new_totp: { path: "/settings/security/totp", seconds: 600 },
  new_codes: { path: "/settings/security", seconds: 60 },
  // The id of the last user, who alone gets a form back that was saved when the session had expired. So it outlives sessions.
  form_owner: { path: "/", seconds: 31_536_000, isForBrowser: true },
  // The secret of a door link, which expires in the database. Lax, because other apps open its QR code.
  door: { path: "/door", seconds: 31_536_000, sameSite: "lax", isForBrowser: true },
  // Lax, because it is read after a redirect from a provider's site.
  saved_form: { path: "/auth/saved-form", seconds: 3600, sameSite: "lax", isForBrowser: true },
  pending_sign_in: { path: "/auth", seconds: 600 },
  passkey_sign_in: { path: "/auth/passkey", seconds: 300 },
  passkey_confirmation: { path: "/auth/second-factor", seconds: 300 },
  passkey_registration: { path: "/settings/security/passkeys", seconds: 300 },
} as const satisfies Record<string, { path: string; seconds: number; sameSite?: "lax"; isForBrowser?: true }>;

export type FlashKind = keyof typeof kinds;

export const flashLifetimeMs = (kind: FlashKind): number => kinds[kind].seconds * 1000;

/** Encrypted cookies that carry values to a later request. One-time secrets must not appear in URLs, logs or rows. */
export type Flash = {
  set(kind: FlashKind, value: string, seconds?: number): Promise<void>;
  read(kind: FlashKind): Promise<string | undefined>;
  /** Reads and deletes the value. Returns undefined to HEAD and prefetch requests. */
  consume(kind: FlashKind): Promise<string | undefined>;
};

type Options = { db: Queryable; clock: () => Date; secure: boolean };

export const createFlash = ({ db, clock, secure }: Options): ((exchange: Exchange & { isProbe: boolean }) => Flash) => {
  const keys = createKeyring({ db, clock }, "handover"); // the name that released versions stored
  return ({ request, reply, isProbe }) => {
    const aadOf = (kind: FlashKind) => `${kind} ${"isForBrowser" in kinds[kind] ? "" : (sessionOf(request)?.id ?? "")}`;
    const cookie = (kind: FlashKind) => {
      const { path, sameSite = "strict" }: { path: string; sameSite?: "lax" | "strict" } = kinds[kind];
      return { path, httpOnly: true, sameSite, secure };
    };
    const read = async (kind: FlashKind): Promise<string | undefined> => {
      const text = await unseal(keys, request.cookies[kind] ?? "", aadOf(kind));
      const [, expires, value] = /^(\d+) (.*)$/s.exec(text ?? "") ?? [];
      return Number(expires) > clock().getTime() ? value : undefined;
    };
    return {
      set: async (kind, value, seconds = kinds[kind].seconds) => {
        const text = `${clock().getTime() + seconds * 1000} ${value}`;
        reply.setCookie(kind, await seal(keys, text, aadOf(kind)), { ...cookie(kind), maxAge: seconds });
      },
      read,
      consume: async (kind) => {
        if (isProbe || request.cookies[kind] === undefined) return undefined;
        reply.clearCookie(kind, cookie(kind));
        return read(kind);
      },
    };
  };
};
