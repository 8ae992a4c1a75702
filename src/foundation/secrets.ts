import { hash, randomBytes } from "node:crypto";

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** 128 random bits: short enough that an email does not wrap the link. */
export const newLinkSecret = (): string => randomBytes(16).toString("base64url");

/** With this many random bits, a fast unsalted hash is as good as a slow one. */
export const digest = (secret: string): string => hash("sha256", secret, "base64url");
