import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie or a state, in base64url. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** 128 random bits: with them the line of a link is short enough to stand in an e-mail as it is. */
export const newLinkSecret = (): string => randomBytes(16).toString("base64url");

/** What the database knows of a secret: with so many random bits, a fast hash without salt is as good as a slow one. */
export const digest = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
